using System.Text.Json;

namespace SplNet.Tool.Tests.Generating;

/// <summary>The command, from an assembly to the files that it writes.</summary>
public sealed class GenerateCommandTests : IDisposable
{
    private readonly GeneratedFolder _made = new();

    /// <inheritdoc/>
    public void Dispose() => _made.Dispose();

    [Fact]
    public void Tests_BecomeAProjectAndOthersAreCounted()
    {
        var (exitCode, output, errors) = _made.Generate("Xunit", "--leave-out", "slow");

        Assert.True(exitCode == (int)ExitCode.Ok, errors);
        Assert.Contains($"39 of 64 tests became 101 benchmarks in {_made.Into}", output, StringComparison.Ordinal);
        Assert.Contains("  2  is not public, so another project cannot call it: ", output, StringComparison.Ordinal);
        Assert.Contains("  1  has a category that was left out: Candidates.CalcTests.Slow (Slow)", output, StringComparison.Ordinal);
        Assert.Contains("  2  is skipped or ignored: Candidates.CalcTests.PartlyRefused", output, StringComparison.Ordinal);
        Assert.Equal(
            [
                "Candidates.CalcTests.cs", "Candidates.Derived.Nested.cs", "Candidates.Derived.cs", "Candidates.InCollection.cs",
                "Candidates.InCollectionWithoutFixture.cs", "Candidates.InOne.cs", "Candidates.InTwo.cs", "Candidates.MarkedTests.cs",
                "Candidates.SetsRequired.cs", "Candidates.SourceTests.cs", "Candidates.WithClassFixture.cs",
                "Candidates.WithInnerFixture.cs", "Candidates.WithRequired.cs", "Candidates.WithRequiredFixture.cs",
                "My.Performance.csproj", "OncePerProcess.cs", "Program.cs", "SilentOutput.cs", "SilentSink.cs", "splnet-generate.json",
            ],
            Directory.EnumerateFiles(_made.Into).Select(Path.GetFileName).Order(StringComparer.Ordinal));
    }

    [Theory]
    [InlineData("[global::SplNet.Spl(\"SELF(10, 45) <= 1.05 * SELF(10, 45)@before\", Name = \"Candidates.CalcTests.Rows(10, 45)\")]")]
    [InlineData("[global::SplNet.Spl(\"SELF(1, 'x', 1.5, 2, true) <= 1.05 * SELF(1, 'x', 1.5, 2, true)@before\", " +
        "Name = \"Candidates.CalcTests.Kinds(1, 'x', 1.5, 2, true)\")]")]
    [InlineData("test.Odd(\"b\\u000A\", new int[] { 1, 2 });")]
    [InlineData("test.Optional(1);")]
    [InlineData("test.Open(new long[] { (long)(1), (long)(2), (long)(3) });")]
    [InlineData("test.Open(new long[] {  });")]
    [InlineData("test.Open(new long[] { 4L });")]
    [InlineData("test.OpenBehind(1, new object[] { \"two\", null });")]
    [InlineData("public async global::System.Threading.Tasks.Task ByReadOnlyReference(int number)")]
    [InlineData("test.@class();")]
    [InlineData("global::Candidates.CalcTests.Static();")]
    [InlineData("public partial class CalcTestsBenchmarks_\n")]
    [InlineData("var test = new global::Candidates.CalcTests(global::Benchmarks.SilentOutput.Instance);\n        try\n" +
        "        {\n            await ((global::Xunit.IAsyncLifetime)test).InitializeAsync();\n            test.Plain();\n        }\n" +
        "        finally\n        {\n            await ((global::System.IAsyncDisposable)test).DisposeAsync();\n        }\n")]
    public void Source_RunsEachTestLikeItsFramework(string expected)
    {
        _made.Generate("Xunit");

        Assert.Contains(expected, _made.Read("Candidates.CalcTests.cs"), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(
        "WithRequired.Uses",
        "Candidates.WithRequired.cs",
        "private static extern global::Candidates.WithRequired NewOf_fe9fbb0d(global::Xunit.ITestOutputHelper output);")]
    [InlineData("WithRequired.Uses", "Candidates.WithRequired.cs", "var test = NewOf_fe9fbb0d(global::Benchmarks.SilentOutput.Instance);")]
    [InlineData("SetsRequired", "Candidates.SetsRequired.cs", "var test = new global::Candidates.SetsRequired();")]
    public void RequiredMembers_KeepTheirConstructorValues(string filter, string file, string expected)
    {
        _made.Generate("Xunit", "--filter", filter);

        Assert.Contains(expected, _made.Read(file), StringComparison.Ordinal);
    }

    [Fact]
    public void UserDiagnostics_AreDisabledAndCompilerErrorsAreReported()
    {
        var (_, output, _) = _made.Generate("Xunit", "--filter", "Marked");

        Assert.Contains(
            "#pragma warning disable CS0612, CS0618, CA2252, EX1, OLD1 //",
            _made.Read("Candidates.MarkedTests.cs"),
            StringComparison.Ordinal);
        Assert.Contains("1  is obsolete, and the compiler refuses it: Candidates.MarkedTests.Refused\n", output, StringComparison.Ordinal);
        Assert.Contains(
            "Candidates.ObsoleteClass.Uses (ObsoleteClass)\n",
            _made.Generate("Xunit", "--filter", "ObsoleteClass").Output,
            StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Exactly", "catch (global::System.InvalidOperationException exception) when (exception.GetType() " +
        "== typeof(global::System.InvalidOperationException))\n")]
    [InlineData("Derived", "catch (global::System.ArgumentException)\n")]
    public void ExpectedException_IsCaughtAndItsAbsenceFails(string test, string expected)
    {
        _made.Generate("MSTest", "--filter", test);

        var source = string.Join('\n', _made.Read("Candidates.Expectations.cs").Split('\n').Select(static line => line.Trim()));
        Assert.Contains(
            $"try\n{{\ntest.{test}();\n}}\n{expected}{{\nisThrown = true;\n}}\n\nif (!isThrown)\nthrow ", source, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(
        "=Candidates.CalcTests.Results(10)",
        "global::NUnit.Framework.Assert.That(await this._test.Results(10), global::NUnit.Framework.Is.EqualTo((object)45));")]
    [InlineData("=Candidates.CalcTests.Result", "public async global::System.Threading.Tasks.Task Result()\n")]
    [InlineData(
        "=Candidates.CalcTests.Result",
        "global::NUnit.Framework.Assert.That(this._test.Result(), global::NUnit.Framework.Is.EqualTo((object)\"45\"));")]
    public void ExpectedResult_IsComparedLikeTheFramework(string filter, string expected)
    {
        _made.Generate("NUnit", "--filter", filter);

        Assert.Contains(expected, _made.Read("Candidates.CalcTests.cs"), StringComparison.Ordinal);
    }

    [Fact]
    public void HooksOfTheAssembly_AreCalledAroundTheObject()
    {
        _made.Generate("MSTest", "--filter", "Rows");

        Assert.Contains(
            "        global::Candidates.GlobalHooks.BeforeEach(ContextOf_Rows);\n        var test = new global::Candidates.CalcTests();\n" +
            "        try\n        {\n            ((global::Candidates.Base)test).Outer();",
            _made.Read("Candidates.CalcTests.cs"),
            StringComparison.Ordinal);
        Assert.Contains(
            "((global::System.IDisposable)test).Dispose();\n            await global::Candidates.GlobalHooks.AfterEach(ContextOf_Rows);\n",
            _made.Read("Candidates.CalcTests.cs"),
            StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("=Candidates.WithArguments(1).Uses", "this._test = new global::Candidates.WithArguments(1);")]
    [InlineData("GenericTests<Int32>", "this._test = new global::Candidates.GenericTests<int>();")]
    [InlineData("DeducedTests<Int64>(\"a\", 1).Uses(3", "var test = new global::Candidates.DeducedTests<long>(\"a\", 1L);")]
    public void FixturesWithTypesAndValues_AreSeparateClasses(string filter, string expected)
    {
        _made.Generate("NUnit", "--filter", filter);

        Assert.Contains(
            expected,
            Assert.Single(_made.Files(), static file => file.Key.StartsWith("Candidates.", StringComparison.Ordinal)).Value,
            StringComparison.Ordinal);
    }

    [Fact]
    public void SharedCode_IsWrittenOnceForAllClasses()
    {
        _made.Generate("Xunit", "--filter", "WithInnerFixture");

        Assert.Contains(
            "this._fixture1 = global::Benchmarks.OncePerProcess.Once(\"global::Candidates.Shared of " +
            "global::Candidates.SharedCollection\", () =>\n",
            _made.Read("Candidates.WithInnerFixture.cs"),
            StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Xunit", "InTwo", "Candidates.InTwo.cs", "this._fixture1 = " +
        "global::Benchmarks.OncePerProcess.Once(\"global::Candidates.FirstOfTwo of global::Candidates.TwoCollection\", () =>\n")]
    [InlineData("Xunit", "InTwo", "Candidates.InTwo.cs", "this._fixture2 = " +
        "global::Benchmarks.OncePerProcess.Once(\"global::Candidates.SecondOfTwo of global::Candidates.TwoCollection\", () =>\n")]
    [InlineData("Xunit", "InOne", "Candidates.InOne.cs", "this._fixture1 = " +
        "global::Benchmarks.OncePerProcess.Once(\"global::Candidates.FirstOfTwo of global::Candidates.OneCollection\", () =>\n")]
    [InlineData(
        "NUnit", "WithinTwo", "Candidates.Around.WithinTwo.cs",
        "this._fixture1 = global::Benchmarks.OncePerProcess.Once(\"global::Candidates.Around.FirstAround\", () =>\n")]
    [InlineData(
        "NUnit", "WithinTwo", "Candidates.Around.WithinTwo.cs",
        "this._fixture2 = global::Benchmarks.OncePerProcess.Once(\"global::Candidates.Around.SecondAround\", () =>\n")]
    [InlineData(
        "TUnit", "WithClassHook", "Candidates.WithClassHook.cs",
        "global::Benchmarks.OncePerProcess.Once(\"global::Candidates.Everywhere.OfSession\", () =>\n")]
    public void FixturesWithTheSameHook_AreSeparateObjects(string framework, string filter, string file, string expected)
    {
        _made.Generate(framework, "--filter", filter);

        Assert.Contains(expected, _made.Read(file), StringComparison.Ordinal);
    }

    [Fact]
    public void AttributesAroundATest_AreCreatedOnceAndCalledInFrameworkOrder()
    {
        _made.Generate("Xunit2", "--filter", "WithHook");

        var source = string.Join('\n', _made.Read("Candidates.WithHook.cs").Split('\n').Select(static line => line.Trim()));
        Assert.Contains(
            "private static readonly global::Candidates.AroundAttribute Around2_Uses = new global::Candidates.AroundAttribute(\"test\") " +
            "{ Count = 2 };",
            source,
            StringComparison.Ordinal);
        Assert.Contains(
            "MethodOf_Uses = typeof(global::Candidates.WithHook).GetMethod(\"Uses\", new global::System.Type[] {  });",
            source,
            StringComparison.Ordinal);
        Assert.Contains(
            "Around1_Uses.Before(MethodOf_Uses);\nAround2_Uses.Before(MethodOf_Uses);\ntest.Uses();\n}\nfinally\n{\n" +
            "Around2_Uses.After(MethodOf_Uses);\nAround1_Uses.After(MethodOf_Uses);\n}",
            source, StringComparison.Ordinal);
    }

    [Fact]
    public void InnerFixtures_GetOuterOnesAndFrameworkArguments()
    {
        _made.Generate("Xunit", "--filter", "WithInnerFixture");

        var source = _made.Read("Candidates.WithInnerFixture.cs");
        Assert.Contains(
            "this._fixture2 = new global::Candidates.Inner(this._fixture1, global::Benchmarks.SilentSink.Instance, " +
            "global::Xunit.v3.TestContextAccessor.Instance);",
            source,
            StringComparison.Ordinal);
        Assert.Contains(
            "var test = new global::Candidates.WithInnerFixture(this._fixture2, global::Xunit.v3.TestContextAccessor.Instance);",
            source,
            StringComparison.Ordinal);
        Assert.Contains(
            "public bool OnMessage(global::Xunit.Sdk.IMessageSinkMessage message) => true;",
            _made.Read("SilentSink.cs"),
            StringComparison.Ordinal);
    }

    [Fact]
    public void NUnitFixture_IsCreatedOncePerClass()
    {
        _made.Generate("NUnit");

        Assert.Contains(
            "public CalcTestsBenchmarks()\n    {\n        this._test = new global::Candidates.CalcTests();\n    }\n",
            _made.Read("Candidates.CalcTests.cs"),
            StringComparison.Ordinal);
        Assert.Contains(
            "var test = new global::Candidates.ForEachTest();", _made.Read("Candidates.ForEachTest.cs"), StringComparison.Ordinal);
    }

    [Fact]
    public void TestContext_HasTheTest()
    {
        _made.Generate("MSTest");

        Assert.Contains("test.TestContext = ContextOf_Uses;", _made.Read("Candidates.WithContext.cs"), StringComparison.Ordinal);
        Assert.Contains(
            "ContextOf_Uses = new global::Benchmarks.SilentContext(\"Candidates.WithContext\", \"Uses\");",
            _made.Read("Candidates.WithContext.cs"),
            StringComparison.Ordinal);
        Assert.Contains(
            "Microsoft.VisualStudio.TestTools.UnitTesting.TestContext\n", _made.Read("SilentContext.cs"), StringComparison.Ordinal);
    }

    [Fact]
    public void BenchmarkDotNet_GetsRowsAsArguments()
    {
        _made.Generate("Xunit", "--backend", "benchmarkdotnet");

        var source = _made.Read("Candidates.CalcTests.cs");
        Assert.Contains("[global::BenchmarkDotNet.Attributes.Benchmark]", source, StringComparison.Ordinal);
        Assert.Contains("[global::BenchmarkDotNet.Attributes.Arguments(new object[] { \"a\", null })]", source, StringComparison.Ordinal);
        Assert.DoesNotContain("SplNet.Spl", source, StringComparison.Ordinal);
        Assert.Contains("BenchmarkSwitcher", _made.Read("Program.cs"), StringComparison.Ordinal);
    }

    // Tests of web applications name the application by its class Program, and a program with statements alone has another one.
    [Theory]
    [InlineData("splnet")]
    [InlineData("benchmarkdotnet")]
    public void Program_DefinesNoClassOfThatName(string backend)
    {
        _made.Generate("Xunit", "--backend", backend);

        Assert.Contains("namespace Benchmarks;", _made.Read("Program.cs"), StringComparison.Ordinal);
        Assert.DoesNotContain("typeof(Program)", _made.Read("Program.cs"), StringComparison.Ordinal);
        Assert.Matches(
            @"internal static class EntryPoint\s+\{\s+private static (int|void) Main\(string\[\] args\)", _made.Read("Program.cs"));
    }

    [Theory]
    [InlineData(
        "CalcTests.Prices",
        "[global::BenchmarkDotNet.Attributes.Benchmark]\npublic async global::System.Threading.Tasks.Task Prices_",
        "test.Prices((decimal)(1));")]
    [InlineData(
        "CalcTests.Gaps",
        "[global::BenchmarkDotNet.Attributes.Benchmark]\npublic async global::System.Threading.Tasks.Task Gaps_",
        "test.Gaps(new global::System.Nullable<int>[] { 1, null });")]
    [InlineData(
        "CalcTests.Grid",
        "[global::BenchmarkDotNet.Attributes.Benchmark]\npublic async global::System.Threading.Tasks.Task Grid_",
        "test.Grid(new int[][] { new int[] { 1 }, new int[] { 2, 3 } });")]
    public void RowThatAttributesCannotHold_HasASeparateMethod(string filter, string method, string call)
    {
        _made.Generate("Xunit", "--backend", "benchmarkdotnet", "--filter", filter);

        var source = string.Join('\n', _made.Read("Candidates.CalcTests.cs").Split('\n').Select(static line => line.Trim()));
        Assert.Contains(method, source, StringComparison.Ordinal);
        Assert.Contains(call, source, StringComparison.Ordinal);
        Assert.DoesNotContain("Attributes.Arguments(", source, StringComparison.Ordinal);
    }

    // The analyzer comes with the tests.
    [Fact]
    public void Project_SuppressesTestWarnings()
    {
        _made.Generate("MSTest");

        Assert.Contains("<NoWarn>$(NoWarn);MSTEST0001</NoWarn>", _made.Read("My.Performance.csproj"), StringComparison.Ordinal);
    }

    [Fact]
    public void Manifest_NamesTestsRowsAndReasons()
    {
        _made.Generate("Xunit");

        using var manifest = JsonDocument.Parse(_made.Read("splnet-generate.json"));
        var benchmarks = manifest.RootElement.GetProperty("benchmarks").EnumerateArray().ToList();
        var rows = benchmarks.Where(static one => one.GetProperty("test").GetString() == "Candidates.CalcTests.Rows").ToList();
        Assert.Equal(2, rows.Select(static one => one.GetProperty("row").GetString()).Distinct(StringComparer.Ordinal).Count());
        Assert.All(
            rows, static one => Assert.Equal("Benchmarks.Candidates.CalcTestsBenchmarks_.Rows", one.GetProperty("benchmark").GetString()));
        Assert.All(benchmarks, static one => Assert.Equal("faithful", one.GetProperty("lifeCycle").GetString()));
        Assert.Contains(manifest.RootElement.GetProperty("refused").EnumerateArray(), static one =>
            one.GetProperty("test").GetString() == "Candidates.CalcTests.EndsProcess");
    }

    [Theory]
    [InlineData(
        "Candidates.CalcTests.Converted", "has a row with a value that source code cannot state", "String for DateTime date", false)]
    [InlineData("Candidates.CalcTests.PartlyRefused", "has a row with a value that source code cannot state", "String for Int32 n", true)]
    [InlineData("Candidates.CalcTests.PartlyRefused", "is skipped or ignored", "", true)]
    [InlineData("Candidates.CalcTests.Open", "has a row with a value that source code cannot state", "String for Int64 in numbers", true)]
    [InlineData("Candidates.CalcTests.TooMany", "has a row with too few or too many values", "3 values for 2 parameters", false)]
    public void RefusedRows_AreInTheManifest(string test, string reason, string detail, bool isRow)
    {
        _made.Generate("Xunit");

        using var manifest = JsonDocument.Parse(_made.Read("splnet-generate.json"));
        var refused = manifest.RootElement.GetProperty("refused").EnumerateArray()
            .Select(static one => (
                one.GetProperty("test").GetString()!, one.GetProperty("reason").GetString()!, one.GetProperty("detail").GetString()!,
                one.GetProperty("isRow").GetBoolean()));
        Assert.Contains((test, reason, detail, isRow), refused);
    }

    [Fact]
    public void ProjectWhoseBuildGenerates_HasNoBenchmarks()
    {
        var (exitCode, output, errors) = _made.Generate("Xunit", "--in-build");

        Assert.True(exitCode == (int)ExitCode.Ok, errors);
        Assert.Contains("each build of this project generates the benchmarks of ", output, StringComparison.Ordinal);
        Assert.Equal(["My.Performance.csproj", "Program.cs", "splnet-generate.json"], _made.Files().Keys.Order(StringComparer.Ordinal));
        Assert.Contains(
            "SplNet.Tests.Candidates.Xunit.csproj\" SplNetBenchmarks=\"true\" />", _made.Read("My.Performance.csproj"),
            StringComparison.Ordinal);
    }

    [Fact]
    public void SourcesOnly_HaveNoProject()
    {
        _made.Generate("Xunit", "--sources-only", "--filter", "CalcTests.Rows");

        Assert.Equal(["Candidates.CalcTests.cs", "SilentOutput.cs", "splnet-generate.json"], _made.Files().Keys);

        // A build compiles what is there.
        var (exitCode, _, _) = _made.Generate("Xunit", "--sources-only", "--filter", "NoTest");
        Assert.Equal((int)ExitCode.NothingToRun, exitCode);
        Assert.Equal(["splnet-generate.json"], _made.Files().Keys);
    }

    [Theory]
    [InlineData("--sources-only", null)]
    [InlineData("--backend", "benchmarkdotnet")]
    public void ProjectWhoseBuildGenerates_RefusesOtherOptions(string option, string? value) => Assert.Equal(
        (int)ExitCode.Usage, _made.Generate("Xunit", ["--in-build", option, .. value is null ? (string[])[] : [value]]).ExitCode);

    [Theory]
    [InlineData("CalcTests.Rows", 2)]
    [InlineData("Rows(10, 4", 1)]
    [InlineData("=Candidates.CalcTests.Rows(-1, 0)", 1)]
    [InlineData("=Candidates.CalcTests.Rows", 2)]
    [InlineData("#ed147039", 1)]
    public void Filter_ChoosesTestsAndRows(string filter, int benchmarks)
    {
        _made.Generate("Xunit", "--filter", filter);

        using var manifest = JsonDocument.Parse(_made.Read("splnet-generate.json"));
        Assert.Equal(benchmarks, manifest.RootElement.GetProperty("benchmarks").GetArrayLength());
    }
}
