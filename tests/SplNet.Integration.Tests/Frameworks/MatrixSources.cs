namespace SplNet.Integration.Tests.Frameworks;

/// <summary>
/// The test class of each framework: a requirement that holds, one that does not, two rows of which each fails if the other is measured in its place, and one that cannot be decided.
/// Allocated bytes are exact, so two runs are enough.
/// </summary>
internal static class MatrixSources
{
    /// <summary>The requirements, which are the same in all of them.</summary>
    public const string Claims = """
        using SplNet;
        using SplNet.Statistics;

        public static class Claims
        {
            private static readonly ExperimentOptions Brief = ExperimentOptions.Default with { Runs = 2, Iterations = 2, IterationTime = TimeSpan.FromMilliseconds(1) };

            public static byte[] Small() => new byte[1_000];

            public static byte[] Large() => new byte[10_000];

            public static Experiment Holds() => Leaner(1_000);

            public static Experiment Fails() => Leaner(100_000);

            // A row that is measured in the place of the other does not hold.
            public static Experiment Row(int size) => size < 10_000 ? Leaner(size) : Heavier(size);

            public static Experiment Undecided() => new((one, other, mean) => mean(one) < mean(other))
            {
                ["one"] = Operand.Of(() => new byte[1_000]),
                ["other"] = Operand.Of(() => new byte[10_000]),
                Options = Brief with { Interpretation = new NoEvidence() },
            };

            private static Experiment Leaner(int size) => new((measured, allocated) => allocated(measured) < 10_000.Bytes()) { ["measured"] = Operand.Of(() => new byte[size]), Options = Brief };

            private static Experiment Heavier(int size) => new((measured, allocated) => allocated(measured) > 10_000.Bytes()) { ["measured"] = Operand.Of(() => new byte[size]), Options = Brief };

            private sealed class NoEvidence : IInterpretation
            {
                public string Name => "no evidence";

                public Evidence Weigh(Sample left, Sample right, DecisionOptions options) => new() { Interpretation = Name, Scale = options.Scale, Blocks = left.Runs.Count };
            }
        }
        """;

    /// <summary>A file of requirements, one of which does not hold.</summary>
    public const string Requirements = """
        lean: allocated(Claims.Small) < allocated(Claims.Large) with runs = 2
        wrong: allocated(Claims.Large) < allocated(Claims.Small) with runs = 2
        """;

    /// <summary>A test for each of them.</summary>
    public static string RequirementsOf(string framework) => framework switch
    {
        "MSTest" => FileOf("[Microsoft.VisualStudio.TestTools.UnitTesting.TestClass]", "[Microsoft.VisualStudio.TestTools.UnitTesting.TestMethod, SplFile(\"perf.spl\")]"),
        "NUnit" => FileOf(string.Empty, "[SplFile(\"perf.spl\")]"),
        "TUnit" => FileOf(string.Empty, "[TUnit.Core.Test, SplFile(\"perf.spl\")]"),
        _ => FileOf(string.Empty, "[Xunit.Theory, SplFile(\"perf.spl\")]"),
    };

    public const string MSTest = """
        using Microsoft.VisualStudio.TestTools.UnitTesting;

        [assembly: Parallelize(Scope = ExecutionScope.MethodLevel)]

        [TestClass]
        public class PerformanceTests
        {
            [TestMethod]
            public void Holds() => Claims.Holds().Assert();

            [TestMethod]
            public void Fails() => Claims.Fails().Assert();

            [TestMethod]
            [DataRow(1_000)]
            [DataRow(100_000)]
            public void Row(int size) => Claims.Row(size).Assert();

            [TestMethod]
            public void Undecided() => Claims.Undecided().Assert();
        }
        """;

    public const string Xunit = """
        using Xunit;

        public class PerformanceTests
        {
            [Fact]
            public void Holds() => Claims.Holds().Assert();

            [Fact]
            public void Fails() => Claims.Fails().Assert();

            [Theory]
            [InlineData(1_000)]
            [InlineData(100_000)]
            public void Row(int size) => Claims.Row(size).Assert();

            [Fact]
            public void Undecided() => Claims.Undecided().Assert();
        }
        """;

    public const string NUnit = """
        using NUnit.Framework;

        [assembly: Parallelizable(ParallelScope.Children)]

        public class PerformanceTests
        {
            [Test]
            public void Holds() => Claims.Holds().Assert();

            [Test]
            public void Fails() => Claims.Fails().Assert();

            [TestCase(1_000)]
            [TestCase(100_000)]
            public void Row(int size) => Claims.Row(size).Assert();

            [Test]
            public void Undecided() => Claims.Undecided().Assert();
        }
        """;

    public const string TUnit = """
        using TUnit.Core;

        public class PerformanceTests
        {
            [Test]
            public void Holds() => Claims.Holds().Assert();

            [Test]
            public void Fails() => Claims.Fails().Assert();

            [Test]
            [Arguments(1_000)]
            [Arguments(100_000)]
            public void Row(int size) => Claims.Row(size).Assert();

            [Test]
            public void Undecided() => Claims.Undecided().Assert();
        }
        """;

    /// <summary>With the theory of SplNet.Xunit2, which tells its rows.</summary>
    public static string XunitWithRows => Xunit.Replace("[Theory]", "[SplNet.SplTheory]", StringComparison.Ordinal);

    /// <summary>Lambdas of Visual Basic, in MSTest.</summary>
    public static string VisualBasic => DocumentedCode.Of("docs/visual-basic.md", "vb");

    /// <summary>Requirements as texts, since the comparison of F# gives a truth value and no formula, in xUnit.net v3.</summary>
    public static string FSharp => DocumentedCode.Of("docs/fsharp.md", "fsharp");

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
