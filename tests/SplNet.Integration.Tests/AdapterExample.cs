namespace SplNet.Integration.Tests;

/// <summary>A data-driven test, and one that cannot be decided, for either framework.</summary>
internal static class AdapterExample
{
    public static string Source(string framework) => framework == "mstest" ? MSTest : Xunit;

    private const string Body = """
        {
            var few = new int[count];
            var many = new int[count * 20];
            new Experiment((a, b, mean) => mean(a) < mean(b))
            {
                ["a"] = Operand.Of(() => Sum(few)),
                ["b"] = Operand.Of(() => Sum(many)),
            }.Assert();
        }

        private static int Sum(int[] numbers)
        {
            var sum = 0;
            foreach (var number in numbers)
                sum += number / (1 + (sum & 3));
            return sum;
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
            public void Sum_IsShorterOnFewerNumbers(int count)
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
            public void Sum_IsShorterOnFewerNumbers(int count)
        {{Body}}

            [Fact]
            public void EmptyCalls_AreSkipped() => EmptyCalls().Assert();
        }
        """;
}
