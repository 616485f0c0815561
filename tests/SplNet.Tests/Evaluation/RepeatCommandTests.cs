using SplNet.Evaluation;
using SplNet.Replaying;
using SplNet.UnitTests;

namespace SplNet.Tests.Evaluation;

/// <summary>The command that repeats an experiment, for each platform that may have run its test.</summary>
public sealed class RepeatCommandTests
{
    [Theory]
    [InlineData("Vstest", null, null, "dotnet test -c Release --filter FullyQualifiedName=A.B")]
    [InlineData("Vstest", "Name=\"a\" [b]", "--uid 1", "dotnet test -c Release --filter 'Name=%22a%22 [b]'")]
    [InlineData("Vstest", """Name="a\\" \\b""", null, """dotnet test -c Release --filter 'Name=%22a\\\%22 \\b'""")]
    [InlineData("DotNetTest", "Name=b", null, "dotnet test -c Release -- --filter Name=b")]
    [InlineData("Program", null, null, "dotnet run -c Release -- --filter FullyQualifiedName=A.B")]
    [InlineData("Program", "Name=b", "--uid 1", "dotnet run -c Release -- --uid 1")]
    [InlineData("XunitProgram", null, "-method A.B", "dotnet run -c Release -- -method A.B")]
    public void Test_IsRunAloneOnItsPlatform(string platform, string? filter, string? arguments, string command) =>
        Assert.Equal(
            "SPLNET_SEED=7 " + command, RepeatCommand.For(Context(filter, arguments), 7, Enum.Parse<TestPlatform>(platform), Shell.Sh));

    // Names of F# may hold anything.
    [Fact]
    public void FilterOperatorsInTheNameOfATest_AreEscaped() => Assert.Equal(
        @"SPLNET_SEED=7 dotnet test -c Release --filter 'FullyQualifiedName=Fn.a \& b \= c \(small\)'",
        RepeatCommand.For(Context(null, null, "Fn.a & b = c (small)"), 7, TestPlatform.Vstest, Shell.Sh));

    [Fact]
    public void RunSetting_PrecedesTheFilterOnlyUnderVstest()
    {
        var context = Context("Name=b c", "--uid 1");
        var set = context with { Test = context.Test! with { RunSetting = "NUnit.Where=name=~/^b c$/" } };
        Assert.Equal(
            "SPLNET_SEED=7 dotnet test -c Release -- 'NUnit.Where=name=~/^b c$/'",
            RepeatCommand.For(set, 7, TestPlatform.Vstest, Shell.Sh));
        Assert.Equal("SPLNET_SEED=7 dotnet run -c Release -- --uid 1", RepeatCommand.For(set, 7, TestPlatform.Program, Shell.Sh));
    }

    [Fact]
    public void RequirementWithoutAFilter_IsNamed() =>
        Assert.Equal(
            "SPLNET_SEED=7 dotnet test -c Release --filter FullyQualifiedName=A.B # lean",
            RepeatCommand.For(Context(null, null) with { Requirement = "lean" }, 7, TestPlatform.Vstest, Shell.Sh));

    // A terminal with zsh takes no remarks.
    [Fact]
    public void NamedRequirement_RunsNothing() => Assert.EndsWith(
        " # 'at `id` $(id)'",
        RepeatCommand.For(Context(null, null) with { Requirement = "at `id` $(id)" }, 7, TestPlatform.Vstest, Shell.Sh),
        StringComparison.Ordinal);

    [Fact]
    public void Cmd_GetsRequirementAsItsRemark() => Assert.Equal(
        "set SPLNET_SEED=7& dotnet test -c Release --filter FullyQualifiedName=A.B & rem lean",
        RepeatCommand.For(Context(null, null) with { Requirement = "lean" }, 7, TestPlatform.Vstest, Shell.Cmd));

    [Theory]
    [InlineData("", "")]
    [InlineData("--size 10", " -- --size 10")]
    [InlineData("a&b", " -- 'a&b'")]
    public void Program_IsRunAgainWithItsArguments(string arguments, string written)
    {
        var origin = new ProgramOrigin("a.dll", arguments.Split(' ', StringSplitOptions.RemoveEmptyEntries));
        var context = new EvaluationContext(origin, EvaluationLog.Of(new object()), null, null);
        Assert.Equal("SPLNET_SEED=7 dotnet run -c Release" + written, RepeatCommand.For(context, 7, TestPlatform.Vstest, Shell.Sh));
    }

    [Fact]
    public void WithoutATestOrAProgram_ThereIsNoCommand() => Assert.Null(RepeatCommand.For(null, 7, TestPlatform.Vstest, Shell.Sh));

    private static EvaluationContext Context(string? filter, string? arguments, string name = "A.B")
    {
        var identity = new TestIdentity("a.dll", "A", "Void B()", null);
        var test = new RunningTest
        {
            Identity = identity,
            Execution = new object(),
            FullName = name,
            Write = static _ => { },
            Filter = filter,
            Arguments = arguments,
        };
        return new EvaluationContext(new TestOrigin("none", identity), EvaluationLog.Of(new object()), test, null);
    }
}
