namespace SplNet.Integration.Tests;

/// <summary>The example of the paper (Bulej et al., listing 6), to the letter, in a test class of MSTest.</summary>
internal static class PaperExample
{
    private const string Body = """
            IFunctor insSort = FunctorFactory.Create(new InsertionSort(),
                insertion => insertion.Sort(Arg.Of<IList<int>>()));

            IFunctor bubSort = FunctorFactory.Create(new BubbleSort(),
                bubble => bubble.Sort(Arg.Of<IList<int>>()));

            Random rand = new Random();
            ArrayComposer<int> composer = new ArrayComposer<int>(1000,
                () => rand.Next());
            IArgumentGenerator gen = new CompositeGenerator() {
                () => composer.GetNext()
            };

            Experiment test = new Experiment(
                (insertion, bubble, mean)
                => mean(insertion) < mean(bubble));

            test.Methods["insertion"] = new MethodOperand(insSort, gen);
            test.Methods["bubble"] = new MethodOperand(bubSort, gen);

            bool result = Engine.Evaluate(test, true);
            Assert.IsTrue(result);
        """;

    /// <summary>What it measures.</summary>
    public static IReadOnlyList<string> Subjects { get; } =
    [
        Repository.PathOf("samples/SplNet.Samples/Collections.cs"),
        Repository.PathOf("samples/SplNet.Samples/InsertionSort.cs"),
        Repository.PathOf("samples/SplNet.Samples/BubbleSort.cs"),
    ];

    /// <summary>In MSTest.</summary>
    public static string MSTest => $$"""
        using Microsoft.VisualStudio.TestTools.UnitTesting;
        using SplNet;
        using SplNet.Samples;

        [assembly: DoNotParallelize]

        [TestClass]
        public class SortingTests {
            [TestMethod]
            public void InsertionSort_FasterThan_BubbleSort() {
        {{Body}}
            }
        }
        """;

    /// <summary>A class beside that, claiming the opposite.</summary>
    public static string Swapped => MSTest
        .Replace("[assembly: DoNotParallelize]", string.Empty, StringComparison.Ordinal)
        .Replace("SortingTests", "SwappedTests", StringComparison.Ordinal)
        .Replace("mean(insertion) < mean(bubble)", "mean(bubble) < mean(insertion)", StringComparison.Ordinal);
}
