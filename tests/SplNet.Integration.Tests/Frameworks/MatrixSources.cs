namespace SplNet.Integration.Tests.Frameworks;

/// <summary>
/// The tests of each framework: a requirement that holds, rows of which one does not, rows of which one fails if the other is measured in
/// its place, one that cannot be decided, and two that run at the same time. Allocated bytes are exact, so two runs are enough; and where
/// no other process has to find the test again, this one measures.
/// </summary>
internal static class MatrixSources
{
    /// <summary>The requirements, which are the same in all of them.</summary>
    public const string Claims = """
        using SplNet;
        using SplNet.Statistics;

        public static class Claims
        {
            private static readonly ExperimentOptions Brief = new() { Runs = 2, Iterations = 2, IterationTime = TimeSpan.FromMilliseconds(1) };
            private static readonly ExperimentOptions Here = Brief with { Isolation = Isolation.None };
            private static readonly Barrier Both = new(2);
            private static int _measuring;

            public static byte[] Small() => new byte[1_000];

            public static byte[] Large() => new byte[20_000];

            public static Experiment Holds()
            {
                Surroundings.Note("test");
                return new((measured, allocated) => allocated(measured) < 10_000.Bytes()) { ["measured"] = Operand.Of(Small).SetUp(() => Surroundings.Note("measured")), Options = Brief };
            }

            public static Experiment Lean(int size) => Leaner(size, Here);

            // The row that is measured in another process does not hold if the other one is measured in its place.
            public static Experiment Row(int size) => size < 10_000
                ? Leaner(size, Here)
                : new((measured, allocated) => allocated(measured) > 10_000.Bytes()) { ["measured"] = Operand.Of(() => new byte[size]), Options = Brief };

            public static Experiment Undecided(OnInconclusive then = OnInconclusive.Skip) => new((one, other, mean) => mean(one) < mean(other))
            {
                ["one"] = Operand.Of(Small),
                ["other"] = Operand.Of(Large),
                Options = Here with { Interpretation = new NoEvidence(), OnInconclusive = then },
            };

            // One of two tests that run at the same time: one measurement waits for the other one.
            public static Experiment Together()
            {
                if (!Both.SignalAndWait(TimeSpan.FromMinutes(5)))
                    throw new InvalidOperationException("The other test does not run at the same time.");
                return new((measured, allocated) => allocated(measured) < 10_000.Bytes()) { ["measured"] = Operand.Of(Small).SetUp(Enter).CleanUp(Leave), Options = Here };
            }

            // A test that cannot be run again. It returns something, or the test that calls it would be left before, and found no more where nothing but the stack names it.
            public static bool AreRefused(Experiment experiment, string reason)
            {
                var result = experiment.Run();
                if (result.Verdict != Verdict.Invalid || !result.ToString().Contains(reason, StringComparison.Ordinal))
                    throw new InvalidOperationException($"'{reason}' is expected in: {result}");
                return true;
            }

            private static void Enter()
            {
                if (Interlocked.Increment(ref _measuring) != 1)
                    throw new InvalidOperationException("Two tests measure at once.");
            }

            private static void Leave() => Interlocked.Decrement(ref _measuring);

            private static Experiment Leaner(int size, ExperimentOptions options) => new((measured, allocated) => allocated(measured) < 10_000.Bytes()) { ["measured"] = Operand.Of(() => new byte[size]), Options = options };

            private sealed class NoEvidence : IInterpretation
            {
                public string Name => "no evidence";

                public Evidence Weigh(Sample left, Sample right, DecisionOptions options) => new() { Interpretation = Name, Scale = options.Scale, Blocks = left.Runs.Count };
            }
        }
        """;

    /// <summary>What code sees of the process around it.</summary>
    public const string Surroundings = """
        using System.Globalization;
        using System.Runtime;

        public static class Surroundings
        {
            // The measuring process runs the test again, so the first note is that of the test.
            public static void Note(string from)
            {
                if (Environment.GetEnvironmentVariable("MATRIX_JOURNAL") is { Length: > 0 } journal && $"{journal}.{from}" is var path && !File.Exists(path))
                    File.WriteAllLines(path, Lines());
            }

            private static IEnumerable<string> Lines() =>
            [
                $"current folder: {Environment.CurrentDirectory}",
                $"base directory: {AppContext.BaseDirectory}",
                $"entry assembly: {System.Reflection.Assembly.GetEntryAssembly()?.Location}",
                $"friendly name: {AppDomain.CurrentDomain.FriendlyName}",
                $"framework: {AppContext.TargetFrameworkName}",
                $"command line: {string.Join(" ", Environment.GetCommandLineArgs())}",
                $"culture: {CultureInfo.CurrentCulture.Name} {CultureInfo.CurrentUICulture.Name}",
                $"apartment: {System.Threading.Thread.CurrentThread.GetApartmentState()}",
                $"default culture: {CultureInfo.DefaultThreadCurrentCulture?.Name} {CultureInfo.DefaultThreadCurrentUICulture?.Name}",
                $"collector: {GCSettings.IsServerGC} {GCSettings.LatencyMode}",
                $"configuration: {AppContext.GetData("Matrix.Configured")}",
                $"output encoding: {Console.OutputEncoding.WebName}",
                .. Environment.GetEnvironmentVariables().Cast<System.Collections.DictionaryEntry>().Select(one => $"variable {one.Key}={one.Value}").Where(one => !one.StartsWith("variable SPLNET_LAUNCH=") && !one.StartsWith("variable TUNIT_DISABLE_")).Order(StringComparer.Ordinal),
            ];
        }
        """;

    /// <summary>What happens in measuring processes.</summary>
    public const string Journal = """
        public static class Journal
        {
            public static bool IsMeasuring { get; } = Environment.GetEnvironmentVariable("SPLNET_LAUNCH") is not null;

            public static void Write(string text)
            {
                if (IsMeasuring && Environment.GetEnvironmentVariable("MATRIX_JOURNAL") is { Length: > 0 } path)
                    File.AppendAllLines(path, [$"{Environment.ProcessId} {text}"]);
            }
        }
        """;

    /// <summary>A file of requirements, one of which does not hold.</summary>
    public const string Requirements = """
        lean: allocated(Claims.Small) < 10 KB with runs = 2
        wrong: allocated(Claims.Large) < 10 KB with runs = 2
        """;

    /// <summary>The options of a project: its requirements need no process that finds a test again.</summary>
    public const string InThisProcess = """{ "isolation": "None", "iterations": 2 }""";

    /// <summary>The options of a project whose requirements are measured in processes.</summary>
    public const string InProcesses = """{ "iterations": 2 }""";

    /// <summary>
    /// Settings of xUnit.net's runners: two tests run at the same time, however many processors there are, in a culture that
    /// writes numbers otherwise.
    /// </summary>
    public const string ParallelXunit = """{ "maxParallelThreads": 4, "culture": "de-DE" }""";

    /// <summary>The options of a project whose tests are those of a page.</summary>
    public const string TwoRuns = """{ "runs": 2, "iterations": 2 }""";

    /// <summary>A test for each of them.</summary>
    public static string RequirementsOf(string framework) => framework switch
    {
        "MSTest" => FileOf(MSTestClass, "[Microsoft.VisualStudio.TestTools.UnitTesting.TestMethod, SplFile(\"perf.spl\")]"),
        "NUnit" => FileOf(string.Empty, "[SplFile(\"perf.spl\")]"),
        "TUnit" => FileOf(string.Empty, "[TUnit.Core.Test, SplFile(\"perf.spl\")]"),
        _ => FileOf(string.Empty, "[Xunit.Theory, SplFile(\"perf.spl\")]"),
    };

    /// <summary>Tests that say what is to become of them if they are not decided.</summary>
    public static string UndecidedOf(string framework) => framework switch
    {
        "MSTest" => UndecidedIn(MSTestClass, "[Microsoft.VisualStudio.TestTools.UnitTesting.TestMethod]"),
        "NUnit" => UndecidedIn(string.Empty, "[NUnit.Framework.Test]"),
        "TUnit" => UndecidedIn(string.Empty, "[TUnit.Core.Test]"),
        _ => UndecidedIn(string.Empty, "[Xunit.Fact]"),
    };

    public const string MSTest = """
        using Microsoft.VisualStudio.TestTools.UnitTesting;

        [assembly: Parallelize(Scope = ExecutionScope.MethodLevel, Workers = 4)]

        [TestClass]
        public class PerformanceTests
        {
            [TestMethod]
            public void Holds() => Claims.Holds().Assert();

            [TestMethod]
            [DataRow(1_000)]
            [DataRow(20_000)]
            public void Lean(int size) => Claims.Lean(size).Assert();

            [TestMethod]
            [DataRow(1_000)]
            [DataRow(20_000)]
            public void Row(int size) => Claims.Row(size).Assert();

            [TestMethod]
            public void Undecided() => Claims.Undecided().Assert();

            [TestMethod]
            public void One() => Claims.Together().Assert();

            [TestMethod]
            public void Another() => Claims.Together().Assert();
        }
        """;

    /// <summary>
    /// The same, with rows that MSTest does not show as tests of their own, since it cannot write them: one test runs them all.
    /// </summary>
    public static string MSTestFolded { get; } = MSTest.Replace(
        """
            [DataRow(1_000)]
            [DataRow(20_000)]
            public void Row(int size)
        """,
        """
            [DynamicData(nameof(Rows))]
            public void Row(int size, Action unwritten)
        """,
        StringComparison.Ordinal).Replace(
        """
        public class PerformanceTests
        {
        """,
        """
        public class PerformanceTests
        {
            public static IEnumerable<object[]> Rows => [[1_000, (Action)(() => { })], [20_000, (Action)(() => { })]];

        """,
        StringComparison.Ordinal);

    public const string Xunit = """
        using Xunit;

        public class PerformanceTests
        {
            [Fact]
            public void Holds() => Claims.Holds().Assert();

            [Theory]
            [InlineData(1_000)]
            [InlineData(20_000)]
            public void Lean(int size) => Claims.Lean(size).Assert();

            [Theory]
            [InlineData(1_000)]
            [InlineData(20_000)]
            public void Row(int size) => Claims.Row(size).Assert();

            [Fact]
            public void Undecided() => Claims.Undecided().Assert();

            [Fact]
            public void One() => Claims.Together().Assert();
        }

        public class OtherTests
        {
            [Fact]
            public void Another() => Claims.Together().Assert();
        }
        """;

    public const string NUnit = """
        using NUnit.Framework;

        [assembly: Parallelizable(ParallelScope.Children)]
        [assembly: LevelOfParallelism(4)]

        public class PerformanceTests
        {
            [Test]
            public void Holds() => Claims.Holds().Assert();

            [TestCase(1_000)]
            [TestCase(20_000, TestName = "Lean by far (20000 bytes)")]
            public void Lean(int size) => Claims.Lean(size).Assert();

            [TestCase(1_000)]
            [TestCase(20_000)]
            public void Row(int size) => Claims.Row(size).Assert();

            [Test]
            public void Undecided() => Claims.Undecided().Assert();

            [Test]
            public void One() => Claims.Together().Assert();

            [Test]
            public void Another() => Claims.Together().Assert();
        }
        """;

    public const string TUnit = """
        using TUnit.Core;

        public class PerformanceTests
        {
            [Test]
            public void Holds() => Claims.Holds().Assert();

            [Test]
            [Arguments(1_000)]
            [Arguments(20_000)]
            public void Lean(int size) => Claims.Lean(size).Assert();

            [Test]
            [Arguments(1_000)]
            [Arguments(20_000)]
            public void Row(int size) => Claims.Row(size).Assert();

            [Test]
            public void Undecided() => Claims.Undecided().Assert();

            [Test]
            public void One() => Claims.Together().Assert();

            [Test]
            public void Another() => Claims.Together().Assert();
        }
        """;

    private const string MSTestClass = "[Microsoft.VisualStudio.TestTools.UnitTesting.TestClass]";

    /// <summary>The tests of NUnit in a project that has those of another framework.</summary>
    public static string NUnitInNamespace => NUnit.Replace("public class", "namespace Beside;\n\npublic class", StringComparison.Ordinal);

    /// <summary>With the theory of SplNet.Xunit2, which tells its rows.</summary>
    public static string XunitWithRows => Xunit.Replace("[Theory]", "[SplNet.SplTheory]", StringComparison.Ordinal);

    /// <summary>Lambdas of Visual Basic, in MSTest.</summary>
    public static string VisualBasic => DocumentedCode.Of("docs/visual-basic.md", "vb");

    /// <summary>Requirements as texts, since the comparison of F# gives a truth value and no formula, in xUnit.net v3.</summary>
    public static string FSharp => DocumentedCode.Of("docs/fsharp.md", "fsharp");

    private static string UndecidedIn(string ofClass, string ofMethod) => $$"""
        using SplNet;

        {{ofClass}}
        public class UndecidedTests
        {
            {{ofMethod}}
            public void Fails() => Claims.Undecided(OnInconclusive.Fail).Assert();

            {{ofMethod}}
            public void Passes() => Claims.Undecided(OnInconclusive.Pass).Assert();
        }
        """;

    private static string FileOf(string ofClass, string ofMethod) => $$"""
        using SplNet;

        {{ofClass}}
        public class RequirementTests
        {
            {{ofMethod}}
            public void File(SplRequirement requirement) => requirement.Assert();
        }
        """;
}
