using System.Reflection;
using System.Reflection.Emit;
using SplNet.History.Importing;
using SplNet.Tool.Histories;
using SplNet.Tool.Requirements;
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
    public void ProgramOfAnotherCommit_IsRefusedWithBothCommits()
    {
        var refused = Assert.Throws<SplNetException>(() => BuiltCommit.RequireCheckedOut(Program("1.0.0+" + sample.Commits[2].Id)));
        Assert.Contains(
            $"was built from commit {sample.Commits[2].Id[..10]}, but {sample.Head.Id[..10]} is checked out",
            refused.Message,
            StringComparison.Ordinal);
        Assert.Contains("Build it again with dotnet build -c Release, ", refused.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void ProgramOfTheCheckedOutCommit_IsAccepted() => BuiltCommit.RequireCheckedOut(Program("1.0.0-beta+build7." + sample.Head.Id));

    // Built from another repository, or told nothing.
    [Theory]
    [InlineData("1.0.0+0123456789abcdef0123456789abcdef01234567")]
    [InlineData("1.0.0")]
    [InlineData("1.0.0+local")]
    public void ProgramWithoutACommitOfTheRepository_IsAccepted(string version) => BuiltCommit.RequireCheckedOut(Program(version));

    [Fact]
    public void NamedCommit_IsStoredWithItsContentUnlessCheckedOut()
    {
        var old = sample.Commits[2];
        var named = BuiltCommit.Named(Inputs("1.0.0+" + old.Id), old.Id[..10]);
        Assert.Equal((old.Id, 40, false), (named!.Commit, named.Tree.Length, named.IsChanged));
        Assert.Null(BuiltCommit.Named(Inputs("1.0.0+" + sample.Head.Id), "HEAD"));
        Assert.Equal(
            new History.Measurements.Revision("0123456789", string.Empty, IsChanged: false),
            BuiltCommit.Named(Inputs("1.0.0"), "0123456789"));
    }

    // A program that lies elsewhere, whose repository is named.
    [Fact]
    public void NamedRepository_DeterminesTheCommit()
    {
        var elsewhere = _folder.Create("elsewhere");
        Assert.Contains(
            $"{elsewhere} is not in a git repository",
            Assert.Throws<SplNetException>(() => BuiltCommit.CheckedOut(Inputs("1.0.0"), elsewhere)).Message,
            StringComparison.Ordinal);
        var clone = Path.GetDirectoryName(Program("1.0.0+" + sample.Head.Id))!;
        Assert.Equal(sample.Head.Id, BuiltCommit.CheckedOut(Inputs("1.0.0+" + sample.Head.Id), clone).Commit);
        Assert.Throws<SplNetException>(() => BuiltCommit.CheckedOut(Inputs("1.0.0+" + sample.Commits[2].Id), clone));
    }

    [Theory]
    [InlineData("HEAD")]
    [InlineData("0123456789012345678901234567890123456789")]
    public void NamedCommitThatDiffersFromTheBuild_IsRefused(string name)
    {
        var inputs = Inputs("1.0.0+" + sample.Commits[2].Id);
        var refused = Assert.Throws<SplNetException>(() => BuiltCommit.Named(inputs, name));
        Assert.Contains(
            $"was built from commit {sample.Commits[2].Id[..10]}, but --commit names {(name == "HEAD" ? sample.Head.Id : name)[..10]}",
            refused.Message,
            StringComparison.Ordinal);
    }

    [Fact]
    public void DocumentsOfANamedCommit_HaveThatCommit()
    {
        using var folder = new ResultFolder { Named = new History.Measurements.Revision("abc", "def", IsChanged: false) };
        File.WriteAllText(Path.Combine(folder.Path, "1.json"), """
            { "schemaVersion": 1, "id": "0c455823-6dd6-4c61-9873-2a57014c4cfd", "ended": "2026-11-25T01:04:46Z", "source": "Tests", "commit": { "id": "checked out", "tree": "its", "isChanged": true },
              "result": { "schemaVersion": 2, "formula": "mean(a) < 1 s", "verdict": "Pass", "operands": [], "comparisons": [], "environment": { "runtime": ".NET", "architecture": "X64", "system": "Linux", "processors": 1 } } }
            """);
        Assert.Equal(
            new History.Measurements.Revision("abc", "def", IsChanged: false),
            Assert.Single(folder.Read(new ImportSettings(string.Empty, string.Empty, Session: null))).Session.Revision);
    }

    [Fact]
    public void CommitOfAnAssembly_IsTheVersionSuffix()
    {
        Assert.Equal(sample.Head.Id, AssemblySource.CommitOf(Program("1.0.0-beta+build7." + sample.Head.Id)));
        Assert.Null(AssemblySource.CommitOf(Program("1.0.0+" + sample.Head.Id + "-dirty")));
    }

    private RequirementInputs Inputs(string version) => new([Program(version)], Home: null, Filter: null);

    private string Program(string version)
    {
        var path = Path.Combine(Directory.CreateDirectory(Path.Combine(_clone ??= sample.Clone(_folder), "bin")).FullName, "My.dll");
        var attribute = typeof(AssemblyInformationalVersionAttribute).GetConstructor([typeof(string)])!;
        var program = new PersistedAssemblyBuilder(
            new AssemblyName("My"), typeof(object).Assembly, [new CustomAttributeBuilder(attribute, [version])]);
        program.DefineDynamicModule("My");
        program.Save(path);
        return path;
    }
}
