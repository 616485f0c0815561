using SplNet.Tests.Shared;
using SplNet.Tool.Tests.Running;

namespace SplNet.Tool.Tests.Reading;

/// <summary>What <c>splnet check-syntax</c> says of texts.</summary>
public sealed class SyntaxCommandTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-syntax-");

    [Fact]
    public void GoodTexts_HaveNoErrors()
    {
        var (exitCode, output, errors) = InThisProcess.Run(
            "check-syntax", File("perf.spl", "fast = A.B\none: fast < C.D\ntwo: fast < 1 ms\n"), "--formula", "A.B <= 1.05 * C.D");

        Assert.Equal((int)ExitCode.Ok, exitCode);
        Assert.Contains("perf.spl: no errors in 2 requirements", output, StringComparison.Ordinal);
        Assert.Contains("formula: no errors in 1 requirement", output, StringComparison.Ordinal);
        Assert.Empty(errors);
    }

    [Fact]
    public void EachError_IsACompilerStyleLineWithAdvice()
    {
        var file = File("perf.spl", "one: A.B < C.D\ntwo: A.B <\n");

        var (exitCode, output, _) = InThisProcess.Run("check-syntax", file, "--formula", "mean(A.B < 1");

        Assert.Equal((int)ExitCode.Fail, exitCode);
        Assert.Contains($"{file}(2,11): error SPL1008: A value is expected before the end. Write ", output, StringComparison.Ordinal);
        Assert.Contains("formula(1,", output, StringComparison.Ordinal);
    }

    [Fact]
    public void Warnings_AreShownAndAreNotErrors()
    {
        var (exitCode, output, _) = InThisProcess.Run("check-syntax", "--formula", "A.B <= A.B");

        Assert.Equal((int)ExitCode.Ok, exitCode);
        Assert.Contains("formula(1,1): warning SPL1205: ", output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("A.B < C.D", (int)ExitCode.Ok, "stdin: no errors in 1 requirement")]
    [InlineData("A.B <", (int)ExitCode.Fail, "stdin(1,6): error SPL1008")]
    public void StandardInput_IsRead(string text, int expected, string message)
    {
        using var input = new StringReader(text);

        var (exitCode, output, _) = InThisProcess.RunWith(input, "check-syntax", "-");

        Assert.Equal(expected, exitCode);
        Assert.Contains(message, output, StringComparison.Ordinal);
    }

    [Fact]
    public void UnreadableFiles_AreAUsageErrorAndTheOthersAreRead()
    {
        var missing = Path.Combine(_folder, "missing.spl");

        var (exitCode, output, errors) = InThisProcess.Run("check-syntax", missing, _folder, File("perf.spl", "A.B <"));

        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.Contains($"{missing} cannot be read: ", errors, StringComparison.Ordinal);
        Assert.Contains($"{_folder} is a folder. Name a file of formulas.", errors, StringComparison.Ordinal);
        Assert.Contains("error SPL1008", output, StringComparison.Ordinal);
    }

    [Fact]
    public void BytesThatAreNotUtf8_AreOneErrorInEveryFileReader()
    {
        var file = Path.Combine(_folder, "wide.spl");
        System.IO.File.WriteAllText(file, "one: A.B < C.D\n", System.Text.Encoding.Unicode);

        var (exitCode, output, _) = InThisProcess.Run("check-syntax", file);

        Assert.Equal((int)ExitCode.Fail, exitCode);
        Assert.Equal($"{file}(1,1): error SPL1302: The bytes FF are not UTF-8. Save the file as UTF-8.", output.Trim());
    }

    [Fact]
    public void TextWithoutEnd_IsTooLong()
    {
        using var endless = new StringReader(new string(' ', 2_000_000));

        Assert.Contains("error SPL1005", InThisProcess.RunWith(endless, "check-syntax", "-").Output, StringComparison.Ordinal);
    }

    public void Dispose() => OwnedFolder.Delete(_folder);

    private string File(string name, string text)
    {
        var path = Path.Combine(_folder, name);
        System.IO.File.WriteAllText(path, text);
        return path;
    }
}
