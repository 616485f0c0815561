using SplNet.Tests.Shared;
using SplNet.Tool.Tests.Running;

namespace SplNet.Tool.Tests.Requirements;

/// <summary>What <c>splnet list</c> finds, and what it says where it finds nothing.</summary>
public sealed class ListCommandTests
{
    [Fact]
    public void RequirementsOfAnAssembly_AreListedWithLocationAndCategory()
    {
        var (exitCode, output, errors) = InThisProcess.Run("list", Built.Stated);

        Assert.Equal((int)ExitCode.Ok, exitCode);
        Assert.Contains(
            "SplNet.Tests.Stated.Buffers.Small  small is lean: allocated(SELF) * 2 < allocated(Buffers.Large) (memory)",
            output,
            StringComparison.Ordinal);
        Assert.Contains("large is lean", output, StringComparison.Ordinal);
        Assert.Empty(errors);
    }

    [Theory]
    [InlineData("GIGABYTES", "no gigabytes")]
    [InlineData("perf.spl(4", "lean")]
    [InlineData("memory", "small is lean")]
    public void Filter_MatchesNameLocationAndCategory(string filter, string found)
    {
        var (exitCode, output, _) = InThisProcess.Run("list", Built.FileOf("perf.spl"), Built.Stated, "--filter", filter);

        Assert.Equal((int)ExitCode.Ok, exitCode);
        Assert.Contains(found, output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("=lean", "perf.spl(4,1)")]
    [InlineData("=small is lean", "small is lean")]
    [InlineData("=SplNet.Tests.Stated.Buffers.Large", "large is lean")]
    public void FilterWithAnEqualsSign_MatchesFullNamesAndLocationsOnly(string filter, string found)
    {
        var (exitCode, output, _) = InThisProcess.Run("list", Built.FileOf("perf.spl"), Built.Stated, "--filter", filter);

        Assert.Equal((int)ExitCode.Ok, exitCode);
        Assert.Contains(found, output, StringComparison.Ordinal);
        Assert.Equal(2, output.Trim().Split('\n').Length);
    }

    [Fact]
    public void HomeOfAFile_IsTheProgramInItsFolderUnlessNamed()
    {
        Assert.Contains("perf.spl(4,1)", InThisProcess.Run("list", Built.FileOf("perf.spl")).Output, StringComparison.Ordinal);
        Assert.Contains(
            "perf.spl(4,1)",
            InThisProcess.Run("list", Built.FileOf("perf.spl"), "--assembly", Built.Stated).Output,
            StringComparison.Ordinal);
    }

    [Fact]
    public void HomeOfAFile_IsTheProgramOfItsProject()
    {
        var project = Repository.PathOf("tests/Programs/SplNet.Tests.Stated");

        var (exitCode, output, errors) = InThisProcess.Run("list", Path.Combine(project, "perf.spl"));

        Assert.True(exitCode == (int)ExitCode.Ok, errors);
        Assert.Contains("perf.spl(4,1)", output, StringComparison.Ordinal);
    }

    [Fact]
    public void ProjectFile_IsRefusedAndItsAssemblyIsNamed()
    {
        var project = Repository.PathOf("tests/Programs/SplNet.Tests.Stated/SplNet.Tests.Stated.csproj");
        var expected = "is a project, not an assembly. " +
            $"Name the assembly that it built: {Path.GetRelativePath(Environment.CurrentDirectory, Built.Stated)}";

        Assert.Contains(
            expected, InThisProcess.Run("list", Built.FileOf("perf.spl"), "--assembly", project).Errors, StringComparison.Ordinal);
        Assert.Contains(expected, InThisProcess.Run("list", project).Errors, StringComparison.Ordinal);
        Assert.Contains(
            "Build it with dotnet build -c Release and name the assembly",
            InThisProcess.Run("list", Built.FileOf("perf.spl"), "--assembly", Repository.PathOf("SplNet.sln")).Errors,
            StringComparison.Ordinal);
    }

    // The tool gives each assembly a context of its own, which must find the library too.
    [Fact]
    public void TypeOfAnUnreferencedLibrary_IsFound()
    {
        var folder = OwnedFolder.Create("splnet-inputs-");
        try
        {
            var file = Path.Combine(folder, "perf.spl");
            File.WriteAllText(file, "far: mean(Iced.Intel.IcedFeatures.Initialize) < 1 s");

            var (exitCode, _, errors) = InThisProcess.Run("list", file, "--assembly", Built.Stated);

            Assert.True(exitCode == (int)ExitCode.Ok, errors);
        }
        finally
        {
            OwnedFolder.Delete(folder);
        }
    }

    [Fact]
    public void WrongFormulas_AreListedAndReported()
    {
        var (exitCode, output, errors) = InThisProcess.Run("list", Built.FileOf("wrong.spl"));

        Assert.Equal((int)ExitCode.Fail, exitCode);
        Assert.Contains("fine", output, StringComparison.Ordinal);
        Assert.Contains("wrong.spl(3,", errors, StringComparison.Ordinal);
        Assert.Contains("error SPL1008", errors, StringComparison.Ordinal);
        Assert.Contains("wrong.spl(1,18): error SPL1306", errors, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("nowhere", "no requirement has 'nowhere'")]
    [InlineData("=lean", "no requirement has the name or the place 'lean'")]
    [InlineData("", "found neither [Spl] attributes nor formulas")]
    public void NoRequirement_IsNotASuccess(string filter, string message)
    {
        string[] options = filter.Length > 0 ? ["--filter", filter] : [];
        var without = Path.Combine(Path.GetDirectoryName(Built.Stated)!, "SplNet.Statistics.dll");

        var (exitCode, _, errors) = InThisProcess.Run(["list", filter.Length > 0 ? Built.Stated : without, .. options]);

        Assert.Equal((int)ExitCode.NothingToRun, exitCode);
        Assert.Contains(message, errors, StringComparison.Ordinal);
    }

    [Fact]
    public void WrongInputs_AreAllReported()
    {
        var folder = OwnedFolder.Create("splnet-inputs-");
        try
        {
            var (lonely, noAssembly, plain) = (
                Path.Combine(folder, "perf.spl"), Path.Combine(folder, "text.dll"), Path.Combine(folder, "missing.spl"));
            File.WriteAllText(lonely, "A.B < C.D");
            File.WriteAllText(noAssembly, "no assembly");

            var (exitCode, _, errors) = InThisProcess.Run("list", lonely, "missing.dll", noAssembly, plain, folder);

            Assert.Equal((int)ExitCode.Usage, exitCode);
            Assert.Contains("missing.dll does not exist", errors, StringComparison.Ordinal);
            Assert.Contains("SplNet.dll, which measuring processes need, is not next to ", errors, StringComparison.Ordinal);
            Assert.Contains($"{plain} does not exist", errors, StringComparison.Ordinal);
            Assert.Contains($"{folder} is a folder", errors, StringComparison.Ordinal);
            Assert.Contains(
                $"{folder} is a folder", InThisProcess.Run("list", lonely, "--assembly", folder).Errors, StringComparison.Ordinal);
            Assert.Contains("Name it with --assembly", InThisProcess.Run("list", lonely).Errors, StringComparison.Ordinal);
        }
        finally
        {
            OwnedFolder.Delete(folder);
        }
    }

    [Fact]
    public void FileThatIsNotAnAssembly_IsAUsageError()
    {
        var folder = OwnedFolder.Create("splnet-inputs-");
        try
        {
            var noAssembly = Path.Combine(folder, "text.dll");
            File.WriteAllText(noAssembly, "no assembly");
            File.Copy(typeof(Experiment).Assembly.Location, Path.Combine(folder, "SplNet.dll"));

            var (exitCode, _, errors) = InThisProcess.Run("list", noAssembly);

            Assert.Equal((int)ExitCode.Usage, exitCode);
            Assert.Contains($"{noAssembly} cannot be loaded: ", errors, StringComparison.Ordinal);
        }
        finally
        {
            OwnedFolder.Delete(folder);
        }
    }

    [Fact]
    public void OtherVersionOfSplNet_IsRefusedWithTheRightTool()
    {
        var folder = OwnedFolder.Create("splnet-inputs-");
        try
        {
            var assembly = Path.Combine(folder, Path.GetFileName(Built.Stated));
            var other = typeof(Spectre.Console.AnsiConsole).Assembly.Location;
            File.Copy(Built.Stated, assembly);
            File.Copy(other, Path.Combine(folder, "SplNet.dll"));

            var (exitCode, _, errors) = InThisProcess.Run("list", assembly);

            var version = System.Diagnostics.FileVersionInfo.GetVersionInfo(other).ProductVersion!.Split('+')[0];
            Assert.Equal((int)ExitCode.Usage, exitCode);
            Assert.Contains($"{assembly} uses SplNet {version}, but this tool has version ", errors, StringComparison.Ordinal);
            Assert.Contains($"dotnet tool update SplNet.Tool --version {version}", errors, StringComparison.Ordinal);
        }
        finally
        {
            OwnedFolder.Delete(folder);
        }
    }

    // ASP.NET Core lies neither beside the assembly nor in the tool's own framework.
    [Fact]
    public void TypesOfOtherFrameworks_AreFound()
    {
        var (exitCode, output, errors) = InThisProcess.Run("list", Built.Web);

        Assert.True(exitCode == (int)ExitCode.Ok, errors);
        Assert.Contains(
            "SplNet.Tests.Web.Paths.Join  joining is lean: allocated(SELF[Paths.Any]) < 1 MB", output, StringComparison.Ordinal);
        Assert.Empty(errors);
    }
}
