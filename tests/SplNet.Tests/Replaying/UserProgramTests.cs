using System.Reflection;
using SplNet.Replaying;

namespace SplNet.Tests.Replaying;

/// <summary>Which programs are run again where no Main is on the call stack.</summary>
public sealed class UserProgramTests
{
    private static readonly Assembly Program = typeof(UserProgramTests).Assembly;
    private static readonly Assembly Library = typeof(Experiment).Assembly;

    [Fact]
    public void ProgramThatReferencesSplNet_IsAUserProgram() => Assert.True(UserProgram.Is(Program, [Program, Library]));

    [Fact]
    public void ProgramWithALoadedTestFramework_IsNotAUserProgram() =>
        Assert.False(UserProgram.Is(Program, [Program, Library, typeof(FactAttribute).Assembly]));

    // As a shell, into which its user loads what evaluates.
    [Fact]
    public void ProgramWithoutTheEvaluatingAssembly_IsNotAUserProgram() =>
        Assert.False(UserProgram.Is(typeof(Enumerable).Assembly, [typeof(Enumerable).Assembly, Program, Library]));
}
