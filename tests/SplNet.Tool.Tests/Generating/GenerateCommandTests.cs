using System.Text.Json;
using SplNet.Tests.Shared;
using SplNet.Tool.Tests.Running;

namespace SplNet.Tool.Tests.Generating;

/// <summary>The command, from an assembly to the files that it writes, and what it leaves alone.</summary>
public sealed class GenerateCommandTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-generate-");

    private string Into => Path.Combine(_folder, "My.Performance");

    /// <inheritdoc/>
    public void Dispose() => OwnedFolder.Delete(_folder);

    [Fact]
    public void Tests_BecomeAProject_AndTheRestIsCounted()
    {
        var (exitCode, output, errors) = Generate("Xunit", "--leave-out", "slow");

        Assert.True(exitCode == (int)ExitCode.Ok, errors);
        Assert.Contains($"16 of 35 tests became 18 benchmarks in {Into}", output, StringComparison.Ordinal);
        Assert.Contains("  2  is not public, so another project cannot call it: ", output, StringComparison.Ordinal);
        Assert.Contains("  1  has a category that was left out: Candidates.CalcTests.Slow (Slow)", output, StringComparison.Ordinal);
        Assert.Contains("  1  is skipped or ignored: Candidates.CalcTests.PartlyRefused", output, StringComparison.Ordinal);
        Assert.Equal(
            ["Candidates.CalcTests.cs", "Candidates.Derived.Nested.cs", "Candidates.Derived.cs", "Candidates.InCollection.cs", "Candidates.InCollectionWithoutFixture.cs", "Candidates.WithClassFixture.cs", "Candidates.WithInnerFixture.cs", "My.Performance.csproj", "OncePerProcess.cs", "Program.cs", "SilentOutput.cs", "SilentSink.cs", "splnet-generate.json"],
            Directory.EnumerateFiles(Into).Select(Path.GetFileName).Order(StringComparer.Ordinal));
    }

    [Theory]
    [InlineData("[global::SplNet.Spl(\"SELF(10, 45) <= 1.05 * SELF(10, 45)@before\", Name = \"Candidates.CalcTests.Rows(10, 45)\")]")]
    [InlineData("[global::SplNet.Spl(\"SELF(1, 'x', 1.5, 2, true) <= 1.05 * SELF(1, 'x', 1.5, 2, true)@before\", Name = \"Candidates.CalcTests.Kinds(1, 'x', 1.5, 2, true)\")]")]
    [InlineData("test.Odd(\"b\\u000A\", new int[] { 1, 2 });")]
    [InlineData("test.Optional(1);")]
    [InlineData("test.@class();")]
    [InlineData("global::Candidates.CalcTests.Static();")]
    [InlineData("public partial class CalcTestsBenchmarks_\n")]
    [InlineData("var test = new global::Candidates.CalcTests(global::Benchmarks.SilentOutput.Instance);\n        try\n        {\n            await ((global::Xunit.IAsyncLifetime)test).InitializeAsync();\n            test.Plain();\n        }\n        finally\n        {\n            await ((global::System.IAsyncDisposable)test).DisposeAsync();\n        }\n")]
    public void Source_HoldsEachTestAsItsFrameworkRunsIt(string expected)
    {
        Generate("Xunit");

        Assert.Contains(expected, Read("Candidates.CalcTests.cs"), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Exactly", "catch (global::System.InvalidOperationException exception) when (exception.GetType() == typeof(global::System.InvalidOperationException))\n")]
    [InlineData("Derived", "catch (global::System.ArgumentException)\n")]
    public void ExpectedException_IsCaught_AndMissedWhereThereIsNone(string test, string expected)
    {
        Generate("MSTest", "--filter", test);

        var source = string.Join('\n', Read("Candidates.Expectations.cs").Split('\n').Select(static line => line.Trim()));
        Assert.Contains($"try\n{{\ntest.{test}();\n}}\n{expected}{{\nisThrown = true;\n}}\n\nif (!isThrown)\nthrow ", source, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("=Candidates.CalcTests.Results(10)", "global::NUnit.Framework.Assert.That(await this._test.Results(10), global::NUnit.Framework.Is.EqualTo((object)45));")]
    [InlineData("=Candidates.CalcTests.Result", "public async global::System.Threading.Tasks.Task Result()\n")]
    [InlineData("=Candidates.CalcTests.Result", "global::NUnit.Framework.Assert.That(this._test.Result(), global::NUnit.Framework.Is.EqualTo((object)\"45\"));")]
    public void ExpectedResult_IsComparedAsTheFrameworkDoes(string filter, string expected)
    {
        Generate("NUnit", "--filter", filter);

        Assert.Contains(expected, Read("Candidates.CalcTests.cs"), StringComparison.Ordinal);
    }

    [Fact]
    public void HooksOfTheAssembly_AreCalledAroundTheObject()
    {
        Generate("MSTest", "--filter", "Rows");

        Assert.Contains(
            "        global::Candidates.GlobalHooks.BeforeEach(ContextOf_Rows);\n        var test = new global::Candidates.CalcTests();\n        try\n        {\n            ((global::Candidates.Base)test).Outer();",
            Read("Candidates.CalcTests.cs"),
            StringComparison.Ordinal);
        Assert.Contains("((global::System.IDisposable)test).Dispose();\n            await global::Candidates.GlobalHooks.AfterEach(ContextOf_Rows);\n", Read("Candidates.CalcTests.cs"), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("=Candidates.WithArguments(1).Uses", "this._test = new global::Candidates.WithArguments(1);")]
    [InlineData("GenericTests<Int32>", "this._test = new global::Candidates.GenericTests<int>();")]
    [InlineData("DeducedTests<Int64>(\"a\", 1).Uses(3", "var test = new global::Candidates.DeducedTests<long>(\"a\", 1L);")]
    public void FixturesWithTypesAndValues_AreClassesOfTheirOwn(string filter, string expected)
    {
        Generate("NUnit", "--filter", filter);

        Assert.Contains(expected, Assert.Single(Files(), static file => file.Key.StartsWith("Candidates.", StringComparison.Ordinal)).Value, StringComparison.Ordinal);
    }

    [Fact]
    public void WhatClassesShare_IsThereOnceForAllOfThem()
    {
        Generate("Xunit", "--filter", "WithInnerFixture");

        Assert.Contains("this._fixture1 = global::Benchmarks.OncePerProcess.Once(\"global::Candidates.Shared\", () =>\n", Read("Candidates.WithInnerFixture.cs"), StringComparison.Ordinal);
    }

    [Fact]
    public void AttributesAroundATest_AreMadeOnce_AndCalledInTheOrderOfTheFramework()
    {
        Generate("Xunit2", "--filter", "WithHook");

        var source = string.Join('\n', Read("Candidates.WithHook.cs").Split('\n').Select(static line => line.Trim()));
        Assert.Contains("private static readonly global::Candidates.AroundAttribute Around2_Uses = new global::Candidates.AroundAttribute(\"test\") { Count = 2 };", source, StringComparison.Ordinal);
        Assert.Contains("MethodOf_Uses = typeof(global::Candidates.WithHook).GetMethod(\"Uses\", new global::System.Type[] {  });", source, StringComparison.Ordinal);
        Assert.Contains(
            "Around1_Uses.Before(MethodOf_Uses);\nAround2_Uses.Before(MethodOf_Uses);\ntest.Uses();\n}\nfinally\n{\nAround2_Uses.After(MethodOf_Uses);\nAround1_Uses.After(MethodOf_Uses);\n}", source, StringComparison.Ordinal);
    }

    [Fact]
    public void InnerFixtures_GetOuterOnesAndWhatTheFrameworkGives()
    {
        Generate("Xunit", "--filter", "WithInnerFixture");

        var source = Read("Candidates.WithInnerFixture.cs");
        Assert.Contains("this._fixture2 = new global::Candidates.Inner(this._fixture1, global::Benchmarks.SilentSink.Instance, global::Xunit.v3.TestContextAccessor.Instance);", source, StringComparison.Ordinal);
        Assert.Contains("var test = new global::Candidates.WithInnerFixture(this._fixture2, global::Xunit.v3.TestContextAccessor.Instance);", source, StringComparison.Ordinal);
        Assert.Contains("public bool OnMessage(global::Xunit.Sdk.IMessageSinkMessage message) => true;", Read("SilentSink.cs"), StringComparison.Ordinal);
    }

    [Fact]
    public void FixtureOfNUnit_IsMadeOnceForAllTestsOfItsClass()
    {
        Generate("NUnit");

        Assert.Contains("public CalcTestsBenchmarks()\n    {\n        this._test = new global::Candidates.CalcTests();\n    }\n", Read("Candidates.CalcTests.cs"), StringComparison.Ordinal);
        Assert.Contains("var test = new global::Candidates.ForEachTest();", Read("Candidates.ForEachTest.cs"), StringComparison.Ordinal);
    }

    [Fact]
    public void TestContext_KnowsTheTest()
    {
        Generate("MSTest");

        Assert.Contains("test.TestContext = ContextOf_Uses;", Read("Candidates.WithContext.cs"), StringComparison.Ordinal);
        Assert.Contains("ContextOf_Uses = new global::Benchmarks.SilentContext(\"Candidates.WithContext\", \"Uses\");", Read("Candidates.WithContext.cs"), StringComparison.Ordinal);
        Assert.Contains("Microsoft.VisualStudio.TestTools.UnitTesting.TestContext\n", Read("SilentContext.cs"), StringComparison.Ordinal);
    }

    [Fact]
    public void BenchmarkDotNet_TakesRowsAsArguments()
    {
        Generate("Xunit", "--backend", "benchmarkdotnet");

        var source = Read("Candidates.CalcTests.cs");
        Assert.Contains("[global::BenchmarkDotNet.Attributes.Benchmark]", source, StringComparison.Ordinal);
        Assert.Contains("[global::BenchmarkDotNet.Attributes.Arguments(new object[] { \"a\", null })]", source, StringComparison.Ordinal);
        Assert.DoesNotContain("SplNet.Spl", source, StringComparison.Ordinal);
        Assert.Contains("BenchmarkSwitcher", Read("Program.cs"), StringComparison.Ordinal);
    }

    [Fact]
    public void Manifest_NamesTestsRowsAndReasons()
    {
        Generate("Xunit");

        using var manifest = JsonDocument.Parse(Read("splnet-generate.json"));
        var benchmarks = manifest.RootElement.GetProperty("benchmarks").EnumerateArray().ToList();
        var rows = benchmarks.Where(static one => one.GetProperty("test").GetString() == "Candidates.CalcTests.Rows").ToList();
        Assert.Equal(2, rows.Select(static one => one.GetProperty("row").GetString()).Distinct(StringComparer.Ordinal).Count());
        Assert.All(rows, static one => Assert.Equal("Benchmarks.Candidates.CalcTestsBenchmarks_.Rows", one.GetProperty("benchmark").GetString()));
        Assert.All(benchmarks, static one => Assert.Equal("faithful", one.GetProperty("lifeCycle").GetString()));
        Assert.Contains(manifest.RootElement.GetProperty("refused").EnumerateArray(), static one => one.GetProperty("test").GetString() == "Candidates.CalcTests.EndsProcess");
    }

    [Theory]
    [InlineData("Candidates.CalcTests.Converted", "has a row with a value that source code cannot state", "String for DateTime date", false)]
    [InlineData("Candidates.CalcTests.PartlyRefused", "has a row with a value that source code cannot state", "String for Int32 n", true)]
    [InlineData("Candidates.CalcTests.PartlyRefused", "is skipped or ignored", "", true)]
    public void RefusedRows_AreInTheManifest(string test, string reason, string detail, bool isRow)
    {
        Generate("Xunit");

        using var manifest = JsonDocument.Parse(Read("splnet-generate.json"));
        var refused = manifest.RootElement.GetProperty("refused").EnumerateArray()
            .Select(static one => (one.GetProperty("test").GetString()!, one.GetProperty("reason").GetString()!, one.GetProperty("detail").GetString()!, one.GetProperty("isRow").GetBoolean()));
        Assert.Contains((test, reason, detail, isRow), refused);
    }

    [Fact]
    public void SecondGeneration_WritesTheSame()
    {
        Generate("Xunit");
        var before = Files();

        var (exitCode, output, _) = Generate("Xunit");

        Assert.Equal((int)ExitCode.Ok, exitCode);
        Assert.Equal(before, Files());
        Assert.DoesNotContain("changed by hand", output, StringComparison.Ordinal);
    }

    [Fact]
    public void FileThatWasChanged_IsLeftAloneInEveryGeneration()
    {
        Generate("Xunit");
        const string mine = "// mine\n";
        File.WriteAllText(Path.Combine(Into, "Candidates.CalcTests.cs"), mine);

        for (var generation = 0; generation < 2; generation++)
        {
            var (_, output, _) = Generate("Xunit");

            Assert.Equal(mine, Read("Candidates.CalcTests.cs"));
            Assert.Contains("Left as they are, because they were changed by hand", output, StringComparison.Ordinal);
            Assert.Contains("  Candidates.CalcTests.cs", output, StringComparison.Ordinal);
        }
    }

    [Fact]
    public void FileThatWasThereBefore_IsLeftAlone()
    {
        Directory.CreateDirectory(Into);
        File.WriteAllText(Path.Combine(Into, "My.Performance.csproj"), "<Project />");

        var (_, output, _) = Generate("Xunit");

        Assert.Equal("<Project />", Read("My.Performance.csproj"));
        Assert.Contains("  My.Performance.csproj", output, StringComparison.Ordinal);
    }

    [Fact]
    public void FileThatWasDeleted_IsWrittenAgain()
    {
        Generate("Xunit");
        File.Delete(Path.Combine(Into, "Candidates.Derived.cs"));

        Generate("Xunit");

        Assert.True(File.Exists(Path.Combine(Into, "Candidates.Derived.cs")));
    }

    // As git may check them out on Windows.
    [Fact]
    public void OtherEndsOfLines_AreNoChange()
    {
        Generate("Xunit");
        var path = Path.Combine(Into, "Candidates.CalcTests.cs");
        File.WriteAllText(path, File.ReadAllText(path).ReplaceLineEndings("\r\n"));

        Assert.DoesNotContain("changed by hand", Generate("Xunit").Output, StringComparison.Ordinal);
    }

    [Fact]
    public void FilesOfTestsThatAreGone_AreRemovedUnlessTheyWereChanged()
    {
        Generate("Xunit");
        File.AppendAllText(Path.Combine(Into, "Candidates.Derived.Nested.cs"), "// mine\n");

        var (_, output, _) = Generate("Xunit", "--filter", "CalcTests");

        Assert.False(File.Exists(Path.Combine(Into, "Candidates.Derived.cs")));
        Assert.True(File.Exists(Path.Combine(Into, "Candidates.Derived.Nested.cs")));
        Assert.Contains("Removed, because nothing is generated there any more", output, StringComparison.Ordinal);
    }

    [Fact]
    public void AssemblyWithoutTests_HasNothing()
    {
        var (exitCode, _, errors) = InThisProcess.Run("generate", Built.Stated, "--into", Into);

        Assert.Equal((int)ExitCode.NothingToRun, exitCode);
        Assert.Contains("has no test of xUnit.net, MSTest, NUnit or TUnit.", errors, StringComparison.Ordinal);
        Assert.False(Directory.Exists(Into));
    }

    [Fact]
    public void TestsNoneOfWhichCanBeMeasured_LeaveNoFolder()
    {
        var (exitCode, output, _) = Generate("Xunit", "--filter", "CalcTests.Skipped");

        Assert.Equal((int)ExitCode.NothingToRun, exitCode);
        Assert.Contains("0 of 1 test became 0 benchmarks", output, StringComparison.Ordinal);
        Assert.False(Directory.Exists(Into));
    }

    [Fact]
    public void FilterThatFitsNothing_IsToldWithIt()
    {
        var (exitCode, _, errors) = Generate("Xunit", "--filter", "Nobody");

        Assert.Equal((int)ExitCode.NothingToRun, exitCode);
        Assert.Contains("'Nobody'", errors, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("CalcTests.Rows", 2)]
    [InlineData("Rows(10, 4", 1)]
    [InlineData("=Candidates.CalcTests.Rows(-1, 0)", 1)]
    [InlineData("=Candidates.CalcTests.Rows", 2)]
    [InlineData("#ed147039", 1)]
    public void Filter_ChoosesTestsAndRows(string filter, int benchmarks)
    {
        Generate("Xunit", "--filter", filter);

        using var manifest = JsonDocument.Parse(Read("splnet-generate.json"));
        Assert.Equal(benchmarks, manifest.RootElement.GetProperty("benchmarks").GetArrayLength());
    }

    [Fact]
    public void FolderInTheProjectOfTheTests_IsRefused()
    {
        var into = Repository.PathOf("tests/Programs/SplNet.Tests.Candidates.Xunit/Performance");

        var (exitCode, _, errors) = InThisProcess.Run("generate", Built.Candidates("Xunit"), "--into", into);

        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.Contains("which would compile what is written there", errors, StringComparison.Ordinal);
        Assert.False(Directory.Exists(into));
    }

    [Fact]
    public void AssemblyWhoseProjectIsNotAboveIt_AsksForIt()
    {
        var moved = Path.Combine(_folder, "moved");
        Directory.CreateDirectory(moved);
        foreach (var file in Directory.EnumerateFiles(Path.GetDirectoryName(Built.Candidates("Xunit"))!))
            File.Copy(file, Path.Combine(moved, Path.GetFileName(file)));
        var assembly = Path.Combine(moved, Path.GetFileName(Built.Candidates("Xunit")));

        var refused = InThisProcess.Run("generate", assembly, "--into", Into);
        var named = InThisProcess.Run("generate", assembly, "--into", Into, "--no-trial", "--project", Repository.PathOf("tests/Programs/SplNet.Tests.Candidates.Xunit/SplNet.Tests.Candidates.Xunit.csproj"));

        Assert.Equal(((int)ExitCode.Usage, (int)ExitCode.Ok), (refused.ExitCode, named.ExitCode));
        Assert.Contains("Name it: --project", refused.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void AssemblyWithoutItsFrameworkBesideIt_IsToldSo()
    {
        var moved = Path.Combine(_folder, "moved.dll");
        File.Copy(Built.Candidates("Xunit"), moved);

        var (exitCode, _, errors) = InThisProcess.Run("generate", moved, "--into", Into);

        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.Contains("has no xunit.v3.core.dll beside it", errors, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("missing.dll", "does not exist")]
    [InlineData("text.dll", "is no assembly of .NET")]
    public void FileThatIsNoAssembly_IsToldSo(string file, string expected)
    {
        File.WriteAllText(Path.Combine(_folder, "text.dll"), "no assembly");

        var (exitCode, _, errors) = InThisProcess.Run("generate", Path.Combine(_folder, file), "--into", Into);

        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.Contains(expected, errors, StringComparison.Ordinal);
    }

    [Fact]
    public void FolderThatCannotBeMade_IsTold()
    {
        var file = Path.Combine(_folder, "file");
        File.WriteAllText(file, string.Empty);

        var (exitCode, _, errors) = InThisProcess.Run("generate", Built.Candidates("Xunit"), "--into", Path.Combine(file, "My.Performance"));

        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.StartsWith("splnet cannot go on: ", errors, StringComparison.Ordinal);
    }

    [Fact]
    public void FolderInWhichNothingCanBeWritten_IsToldBeforeTheTrial()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "Only there is a folder in which nobody can write, whoever runs the tests.");

        var (exitCode, _, errors) = InThisProcess.Run("generate", Built.Candidates("Xunit"), "--into", "/proc/My.Performance");

        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.StartsWith("splnet cannot go on: ", errors, StringComparison.Ordinal);
    }

    [Fact]
    public void ManifestThatCannotBeWritten_IsToldBeforeTheTrial()
    {
        Directory.CreateDirectory(Path.Combine(Into, "splnet-generate.json"));

        var (exitCode, _, errors) = InThisProcess.Run("generate", Built.Candidates("Xunit"), "--into", Into);

        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.StartsWith("splnet cannot go on: ", errors, StringComparison.Ordinal);
        Assert.Single(Directory.EnumerateFileSystemEntries(Into));
    }

    [Fact]
    public void DamagedManifest_IsToldAndNothingIsWritten()
    {
        Generate("Xunit");
        File.WriteAllText(Path.Combine(Into, "splnet-generate.json"), "{");
        var before = Files();

        var (exitCode, _, errors) = Generate("NUnit");

        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.Contains("is damaged", errors, StringComparison.Ordinal);
        Assert.Equal(before, Files());
    }

    private (int ExitCode, string Output, string Errors) Generate(string framework, params string[] options) =>
        InThisProcess.Run(["generate", Built.Candidates(framework), "--into", Into, "--no-trial", .. options]);

    private string Read(string file) => File.ReadAllText(Path.Combine(Into, file));

    private SortedDictionary<string, string> Files() => new(Directory.EnumerateFiles(Into).ToDictionary(static file => Path.GetFileName(file), File.ReadAllText, StringComparer.Ordinal), StringComparer.Ordinal);
}
