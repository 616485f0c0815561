namespace SplNet.Integration.Tests;

/// <summary>A data-driven test, and one that cannot be decided, for either framework.</summary>
internal static class AdapterExample
{
    public static string Source(string framework) => framework == "mstest" ? MSTest : Xunit;

    private const string Body = """
        {
            new Experiment((a, allocated) => allocated(a) < 50.Kilobytes()) { ["a"] = Operand.Of(() => new int[count]), Options = new() { Runs = 2, Iterations = 2 } }.Assert();
        }

        // What the compiler warns of, on purpose: three runs neither exclude nor, at that level, show a difference of a millionth, so it is not decided.
        #pragma warning disable SPL2014
        private static Experiment EmptyCalls() => new((a, b, mean) => mean(a) == mean(b))
        {
            ["a"] = Operand.Of(() => 1),
            ["b"] = Operand.Of(() => 2),
            Options = ExperimentOptions.Default with { OnInconclusive = OnInconclusive.Skip, Runs = 3, Iterations = 5, Alpha = 1e-6, Resolution = 1e-6 },
        };
        """;

    private const string MSTest = $$"""
        using Microsoft.VisualStudio.TestTools.UnitTesting;
        using SplNet;

        [assembly: DoNotParallelize]

        [TestClass]
        public class RowTests {
            [TestMethod]
            [DataRow(200)]
            [DataRow(400)]
            public void Numbers_AreSmall(int count)
        {{Body}}

            [TestMethod]
            public void EmptyCalls_AreSkipped() => EmptyCalls().Assert();
        }
        """;

    private const string Xunit = $$"""
        using Xunit;
        using SplNet;

        public class RowTests {
            [Theory]
            [InlineData(200)]
            [InlineData(400)]
            public void Numbers_AreSmall(int count)
        {{Body}}

            [Fact]
            public void EmptyCalls_AreSkipped() => EmptyCalls().Assert();
        }
        """;
}
