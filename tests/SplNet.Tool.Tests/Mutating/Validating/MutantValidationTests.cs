using SplNet.Tests.Shared;
using SplNet.Tool.Mutating.Validating;
using SplNet.Tool.Tests.Running;

namespace SplNet.Tool.Tests.Mutating.Validating;

/// <summary>
/// Functional tests of real frameworks, built once and run on mutants: a program of xUnit.net v3, and tests that VSTest runs.
/// </summary>
[Trait("Category", "Long")]
public sealed class MutantValidationTests : IAsyncLifetime
{
    private const string Library = """
        namespace Checked;

        public static class Sums
        {
            public static int Twice(int number) => number * 2;
            public static int Thrice(int number) => number * 3;
        }
        """;

    private const string Tests = """
        public class SumsTests
        {
            [TEST] public void Twice_IsRight() { if (Checked.Sums.Twice(2) != 4) throw new System.Exception("wrong"); }
            [TEST] public void Thrice_IsRight() { if (Checked.Sums.Thrice(2) != 6) throw new System.Exception("wrong"); }
            [TEST] public void Another_FailsAlways() => throw new System.Exception("always");
        }
        """;

    private readonly string _folder = OwnedFolder.Create("splnet-validated-");

    public async ValueTask InitializeAsync()
    {
        Assert.SkipUnless(InstalledSdk.IsThere, "There is no SDK on this side.");
        Write(
            "Lib",
            "<Project Sdk=\"Microsoft.NET.Sdk\"><PropertyGroup><TargetFramework>net10.0</TargetFramework><AssemblyName>" +
            "Checked</AssemblyName></PropertyGroup></Project>",
            Library);
        Write("Xunit", Project("<PackageReference Include=\"xunit.v3\" Version=\"3.2.1\" />"), Tests.Replace(
            "TEST", "Xunit.Fact", StringComparison.Ordinal));
        Write(
            "MSTest",
            Project(
                "<PackageReference Include=\"Microsoft.NET.Test.Sdk\" Version=\"18.11.0\" /><PackageReference " +
                "Include=\"MSTest.TestAdapter\" Version=\"4.5.2\" /><PackageReference Include=\"MSTest.TestFramework\" " +
                "Version=\"4.5.2\" />"),
            Tests.Replace("TEST", "Microsoft.VisualStudio.TestTools.UnitTesting.TestMethod", StringComparison.Ordinal).Replace(
                "public class", "[Microsoft.VisualStudio.TestTools.UnitTesting.TestClass] public class", StringComparison.Ordinal));
        foreach (var project in new[] { "Xunit", "MSTest" })
        {
            var built = await Command.RunAsync("dotnet", ["build", "-c", "Release", "--nologo", Path.Combine(_folder, project)]);
            Assert.True(built.ExitCode == 0, built.Output);
        }
    }

    [Theory]
    [InlineData("Xunit")]
    [InlineData("MSTest")]
    public void Mutant_IsJudgedByTheTestsThatPassWithoutIt(string project)
    {
        var built = Path.Combine(_folder, project, project + ".csproj");
        var without = File.ReadAllBytes(Path.Combine(_folder, project, "bin", "Release", "net10.0", "Checked.dll"));
        var validation = MutantValidation.Begin([built], "Checked", without, null, TestContext.Current.CancellationToken);

        Assert.Contains("Another_FailsAlways", Assert.Single(validation.FailingBefore), StringComparison.Ordinal);
        Assert.Equal(ValidationEnding.Passed, validation.Validate("same", without, null).Ending);
        var failed = validation.Validate("other", Mutant("number * 3", "number * 4"), null);
        Assert.Equal(ValidationEnding.Failed, failed.Ending);
        Assert.Contains("Thrice_IsRight", failed.Test, StringComparison.Ordinal);
        Assert.Equal(
            ValidationEnding.Timeout,
            validation.Validate("hangs", Mutant("=> number * 2;", "{ System.Threading.Thread.Sleep(-1); return 0; }"), null).Ending);
        Assert.Equal(
            ValidationEnding.Crashed,
            validation.Validate("ends", Mutant("=> number * 2;", "{ System.Environment.FailFast(\"no more\"); return 0; }"), null).Ending);
    }

    public ValueTask DisposeAsync()
    {
        OwnedFolder.Delete(_folder);
        return ValueTask.CompletedTask;
    }

    private byte[] Mutant(string original, string replacement)
    {
        File.WriteAllText(Path.Combine(_folder, "Lib", "Code.cs"), Library.Replace(original, replacement, StringComparison.Ordinal));
        var built = Command.RunAsync("dotnet", ["build", "-c", "Release", "--nologo", Path.Combine(_folder, "Lib")]).GetAwaiter()
            .GetResult();
        Assert.True(built.ExitCode == 0, built.Output);
        return File.ReadAllBytes(Path.Combine(_folder, "Lib", "bin", "Release", "net10.0", "Checked.dll"));
    }

    private void Write(string name, string project, string code)
    {
        var folder = Directory.CreateDirectory(Path.Combine(_folder, name)).FullName;
        File.WriteAllText(Path.Combine(folder, name + ".csproj"), project);
        File.WriteAllText(Path.Combine(folder, "Code.cs"), code);
    }

    private static string Project(string packages) =>
        "<Project Sdk=\"Microsoft.NET.Sdk\"><PropertyGroup><TargetFramework>net10.0</TargetFramework><OutputType>Exe</OutputType>" +
        $"<IsTestProject>true</IsTestProject></PropertyGroup><ItemGroup>{packages}<ProjectReference Include=\"../Lib/Lib.csproj\" " +
        "/></ItemGroup></Project>";
}
