using System.Reflection;
using System.Reflection.Emit;
using SplNet.Tool.Histories;
using SplNet.Versions.Assemblies;
using SplNet.Versions.Tests.Repositories;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Tool.Tests.Histories;

/// <summary>What <c>splnet history record</c> refuses to keep under what is checked out.</summary>
public sealed class BuiltCommitTests(SampleHistory sample) : IClassFixture<SampleHistory>, IDisposable
{
    private readonly TemporaryFolder _folder = new();
    private string? _clone;

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void ProgramOfAnotherCommit_IsRefused_WithBoth()
    {
        var refused = Assert.Throws<SplNetException>(() => BuiltCommit.RequireCheckedOut(Program("1.0.0+" + sample.Commits[2].Id)));
        Assert.Contains($"was built from commit {sample.Commits[2].Id[..10]}, and {sample.Head.Id[..10]} is checked out", refused.Message, StringComparison.Ordinal);
        Assert.Contains("Build it again: dotnet build -c Release.", refused.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void ProgramOfWhatIsCheckedOut_IsTaken() => BuiltCommit.RequireCheckedOut(Program("1.0.0-beta+build7." + sample.Head.Id));

    // Built from another repository, or told nothing.
    [Theory]
    [InlineData("1.0.0+0123456789abcdef0123456789abcdef01234567")]
    [InlineData("1.0.0")]
    [InlineData("1.0.0+local")]
    public void ProgramWithoutACommitOfTheRepository_IsTaken(string version) => BuiltCommit.RequireCheckedOut(Program(version));

    [Fact]
    public void CommitOfAnAssembly_IsThatBehindItsVersion()
    {
        Assert.Equal(sample.Head.Id, AssemblySource.CommitOf(Program("1.0.0-beta+build7." + sample.Head.Id)));
        Assert.Null(AssemblySource.CommitOf(Program("1.0.0+" + sample.Head.Id + "-dirty")));
    }

    private string Program(string version)
    {
        var path = Path.Combine(Directory.CreateDirectory(Path.Combine(_clone ??= sample.Clone(_folder), "bin")).FullName, "My.dll");
        var attribute = typeof(AssemblyInformationalVersionAttribute).GetConstructor([typeof(string)])!;
        var program = new PersistedAssemblyBuilder(new AssemblyName("My"), typeof(object).Assembly, [new CustomAttributeBuilder(attribute, [version])]);
        program.DefineDynamicModule("My");
        program.Save(path);
        return path;
    }
}
