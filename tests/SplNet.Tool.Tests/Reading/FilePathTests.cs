using SplNet.Tests.Shared;
using SplNet.Tool.Tests.Running;

namespace SplNet.Tool.Tests.Reading;

/// <summary>Files of formulas, wherever they lie and whatever editor has written them.</summary>
public sealed class FilePathTests : IDisposable
{
    private const string Good = "fast = A.B\none: fast < C.D\ntwo: fast < 1 ms\n";

    // Windows' own names end at 260 signs, unless a program asks for more.
    private static readonly string Long = Path.Combine([.. Enumerable.Repeat(new string('d', 60), 6)]);

    private readonly string _folder = OwnedFolder.Create("splnet-paths-");

    public static TheoryData<string> Folders => [Long, "with blanks & signs", "it's 100% (mine)", "Größe µ α"];

    [Theory]
    [MemberData(nameof(Folders))]
    public void Folder_MayHaveAnyName(string folder)
    {
        var file = Write(folder, Good);
        Assert.Contains("perf.spl: no errors in 2 requirements", Read(file).Output, StringComparison.Ordinal);
    }

    [Theory]
    [MemberData(nameof(Folders))]
    public async Task Path_RoundTripsThroughTheBuiltTool(string folder)
    {
        var file = Write(folder, "one: A.B < C.D\ntwo: A.B <\n");
        var command = await Command.RunInAsync(_folder, "dotnet", [Built.Tool, "check-syntax", file]);
        Assert.Equal((int)ExitCode.Fail, command.ExitCode);
        Assert.Contains($"{file}(2,11): error SPL1008", command.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void OnWindows_CaseAndSlashesAreIgnoredAndADriveHasAFolder()
    {
        Assert.SkipUnless(OperatingSystem.IsWindows(), "Other systems have neither drives nor free case.");
        var file = Write("Perf", Good);
        var here = Directory.GetCurrentDirectory();
        try
        {
            Directory.SetCurrentDirectory(Path.GetDirectoryName(file)!);
            Assert.All(
                [file.ToUpperInvariant(), file.Replace('\\', '/'), file[2..], $"{file[..2]}perf.spl"],
                static path => Assert.Contains("no errors in 2 requirements", Read(path).Output, StringComparison.Ordinal));
        }
        finally
        {
            Directory.SetCurrentDirectory(here);
        }
    }

    [Theory]
    [InlineData("one: A.B < C.D\r\ntwo: A.B <\r\n")]
    [InlineData("one: A.B < C.D\r\ntwo: A.B <\n")]
    [InlineData("one: A.B < C.D\ntwo: A.B <\r\n")]
    [InlineData("\uFEFFone: A.B < C.D\r\ntwo: A.B <")]
    public void LineEndings_DoNotMoveLocations(string text)
    {
        var (exitCode, output, _) = Read(Write("perf", text));
        Assert.Equal((int)ExitCode.Fail, exitCode);
        Assert.Contains("perf.spl(2,11): error SPL1008", output, StringComparison.Ordinal);
    }

    public void Dispose() => OwnedFolder.Delete(_folder);

    private static (int ExitCode, string Output, string Errors) Read(string file) => InThisProcess.Run("check-syntax", file);

    private string Write(string folder, string text)
    {
        var file = Path.Combine(Directory.CreateDirectory(Path.Combine(_folder, folder)).FullName, "perf.spl");
        File.WriteAllText(file, text);
        return file;
    }
}
