using System.Text.Json;
using SplNet.Evaluation;
using SplNet.Replaying;
using SplNet.Syntax;
using SplNet.Tests.Processes;
using SplNet.UnitTests;
using SplNet.Values.Runtimes;
using SplNet.Versioning;

namespace SplNet.Tests.Values.Runtimes;

/// <summary>File-based apps, which the SDK builds far from their file.</summary>
public sealed class ProgramFolderTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    private string File { get; }

    private string Assembly { get; }

    public ProgramFolderTests()
    {
        File = Path.Combine(_folder.Location, "clone", "app", "my perf.cs");
        Directory.CreateDirectory(Path.Combine(_folder.Location, "clone", ".git"));
        Directory.CreateDirectory(Path.GetDirectoryName(File)!);
        System.IO.File.WriteAllText(File, string.Empty);

        // The home of a user may be a repository, too.
        Directory.CreateDirectory(Path.Combine(_folder.Location, "home", ".git"));
        Assembly = Path.Combine(_folder.Location, "home", "runfile", "my perf.dll");
        Directory.CreateDirectory(Path.GetDirectoryName(Assembly)!);
        Configure(File);
    }

    [Fact]
    public void FileBasedApp_HasTheFolderOfItsFile() =>
        Assert.Equal((Path.GetDirectoryName(File), File), (ProgramFolder.Of(Assembly), ProgramFolder.EntryFile(Assembly)));

    [Fact]
    public void Repository_ContainsTheFile() =>
        Assert.Equal(Path.Combine(_folder.Location, "clone"), RepositorySearch.RootOf(RevisionKind.Named, Assembly, named: null));

    [Theory]
    [InlineData("missing.cs")]
    [InlineData("relative.cs")]
    [InlineData(7)]
    [InlineData(null)]
    public void ProgramWithoutSuchAFile_HasTheFolderOfItsAssembly(object? file)
    {
        Configure(file is "missing.cs" ? Path.Combine(_folder.Location, "missing.cs") : file);
        Assert.Equal(Path.GetDirectoryName(Assembly), ProgramFolder.Of(Assembly));
    }

    [Fact]
    public void UnreadableConfiguration_IsReportedElsewhere()
    {
        System.IO.File.WriteAllText(RuntimeConfiguration.PathOf(Assembly), "{");
        Assert.Equal(Path.GetDirectoryName(Assembly), ProgramFolder.Of(Assembly));
    }

    [Theory]
    [InlineData("", "")]
    [InlineData("--size", " -- --size")]
    public void Repetition_NamesTheFile(string argument, string written)
    {
        var context = new EvaluationContext(
            new ProgramOrigin(Assembly, argument.Length == 0 ? [] : [argument]), EvaluationLog.Of(new object()), null, null);
        Assert.Equal(
            $"SPLNET_SEED=7 dotnet run -c Release --file '{File}'{written}", RepeatCommand.For(context, 7, TestPlatform.Vstest, Shell.Sh));
    }

    /// <inheritdoc/>
    public void Dispose() => _folder.Dispose();

    private void Configure(object? file) => System.IO.File.WriteAllText(RuntimeConfiguration.PathOf(Assembly), $$"""
        { "runtimeOptions": { "configProperties": { "EntryPointFilePath": {{(file is string path ? $"\"{JsonEncodedText.Encode(path)}\"" : file ?? "null")}} } } }
        """);
}
