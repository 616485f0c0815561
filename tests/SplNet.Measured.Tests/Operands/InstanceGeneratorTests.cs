using SplNet.Tests.Evaluation;
using SplNet.Tests.Measuring;

namespace SplNet.Tests.Operands;

/// <summary>Workload and instance from separate generators (paper A, listings 4 and 5).</summary>
public class InstanceGeneratorTests
{
    private static readonly Axis<int> Sizes = Gen.Of(10, 1_000);

    [Fact]
    public void BoundParameters_GoToBothGenerators()
    {
        var seen = new List<(int Size, int Key)>();
        var search = from n in Sizes from key in Gen.Ints(0, n) select key;
        var instances = from n in Sizes select new Seeker(key => seen.Add((n, key)));
        InThisProcess.Measure(
            new MethodOperand(FunctorFactory.Create((Seeker seeker) => seeker.Seek(Arg.Of<int>())), search, instances), 1_000);
        Assert.All(seen, static call => Assert.Equal(1_000, call.Size));
        Assert.Contains(seen, static call => call.Key >= 10);
    }

    [Fact]
    public void Instance_IsCreatedOncePerRun()
    {
        var made = 0;
        var operand = new MethodOperand(
            FunctorFactory.Create((List<int> list) => list.Count),
            null,
            new CompositeGenerator { (int size) => Prepared(new List<int>(++made), size) });
        InThisProcess.Measure(operand, 10);
        Assert.Equal(1, made);
        InThisProcess.Measure(operand, 10);
        Assert.Equal(2, made);
    }

    [Fact]
    public void GeneratorWithoutAxes_IgnoresParametersOfTheOther()
    {
        var instances = from n in Sizes select Prepared(new List<int>(), n);
        var operand = new MethodOperand(Contains, Gen.Ints(), instances);
        Assert.Empty(operand.Problems([10]));
        Assert.Contains(
            "parameters are 10, 1000, and the formula binds 3", Assert.Single(operand.Problems([3])).ToString(), StringComparison.Ordinal);
        var fixedSize = new MethodOperand(Contains, Gen.Ints(), Gen.Make(static () => new List<int>()));
        Assert.Empty(fixedSize.Problems([]));
        Assert.Contains("takes no parameter", Assert.Single(fixedSize.Problems([3])).ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public void ListingFive_LinkedListsAreSlowerToSearch()
    {
        var search = from n in Sizes from key in Gen.Ints(0, n) select key;
        var arrayLists = from n in Sizes select Prepared(new List<int>(), n);
        var linkedLists = from n in Sizes select Prepared(new LinkedList<int>(), n);
        var contains = FunctorFactory.Create((ICollection<int> collection) => collection.Contains(Arg.Of<int>()));
        var experiment = new Experiment(
            (linkedlist, arraylist, median) => Spl.ForAll(Sizes.Values.Skip(1), i => median(linkedlist[i]) > median(arraylist[i])))
        {
            Options = Watched.Quick with { Runs = null },
            ["arraylist"] = new MethodOperand(contains, search, arrayLists),
            ["linkedlist"] = new MethodOperand(contains, search, linkedLists),
        };
        var result = Watched.Run(experiment);
        Assert.True(result.Passed, result.ToString());
    }

    [Fact]
    public void Mistakes_AreReported()
    {
        var instances = Gen.Make(static () => new List<int>());
        var withTarget = FunctorFactory.Create(new List<int>(), static list => list.Contains(Arg.Of<int>()));
        AssertMistake("needs a target", static () => new MethodOperand(Contains, Gen.Ints()));
        AssertMistake("has a target already", () => new MethodOperand(withTarget, Gen.Ints(), instances));
        AssertMistake("has a target already, or needs none", () =>
            new MethodOperand(FunctorFactory.Create(static () => Math.Abs(Arg.Of<int>())), Gen.Ints(), instances));
        AssertMistake("marks 1 argument with Arg.Of, but the generator supplies 0", () => new MethodOperand(Contains, null, instances));
        AssertMistake("The instance of ICollection`1.Contains is one object, but its generator supplies 2", () => new MethodOperand(
            FunctorFactory.Create((ICollection<int> list) => list.Contains(Arg.Of<int>())), Gen.Ints(),
            new CompositeGenerator { instances, instances }));
    }

    [Fact]
    public void InstanceOfTheWrongType_IsReported()
    {
        var operand = new MethodOperand(Contains, Gen.Ints(), Gen.Make(static () => "text"));
        var mistake = Assert.Throws<SplNetException>(() => InThisProcess.Measure(operand));
        Assert.Contains("is a String, which cannot be converted to List`1", mistake.Message, StringComparison.Ordinal);
    }

    private static IFunctor Contains => FunctorFactory.Create((List<int> list) => list.Contains(Arg.Of<int>()));

    private static void AssertMistake(string part, Func<object> make) =>
        Assert.Contains(part, Assert.Throws<SplNetException>(make).Message, StringComparison.Ordinal);

    private static ICollection<int> Prepared(ICollection<int> collection, int size)
    {
        for (var value = 0; value < size; value++)
            collection.Add(value);
        return collection;
    }

    private sealed class Seeker(Action<int> seek)
    {
        public void Seek(int key) => seek(key);
    }
}
