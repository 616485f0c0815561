using SplNet.Samples;

namespace SplNet.Xunit.Tests;

/// <summary>The example of the paper (Bulej et al., listing 6), to the letter.</summary>
public sealed class PaperExampleTests
{
    [Fact]
    public void InsertionSort_FasterThan_BubbleSort() {
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
        Assert.True(result);
    }
}
