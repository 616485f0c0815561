namespace SplNet.Samples;

/// <summary>Requirements in the long form of the paper and in the short one, and one that does not hold.</summary>
internal static class Requirements
{
    /// <summary>One of the requirements in a file, which was copied next to the program.</summary>
    public static SplRequirement LinkedListsAreSlowerToSearch()
    {
        var requirements = SplRequirements.OfFile(Path.Combine(AppContext.BaseDirectory, "collections.spl"), typeof(Collections).Assembly);
        return requirements.Single(static requirement => requirement.Name == "search");
    }

    public static Experiment InsertionSortIsFasterThanBubbleSort()
    {
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
        return test;
    }

    public static Experiment HashLookupIsFasterThanListLookup()
    {
        int[] array = [.. Enumerable.Range(0, 10_000)];
        var hashSet = array.ToHashSet();
        return new Experiment((hash, list, mean) => mean(hash) * 2 < mean(list))
        {
            ["hash"] = Operand.Of(() => hashSet.Contains(4711)),
            ["list"] = Operand.Of(() => array.Contains(4711)),
        };
    }

    public static Experiment BubbleSortIsFasterThanInsertionSort()
    {
        var random = new Random(1);
        var composer = new ArrayComposer<int>(1000, () => random.Next());
        return new Experiment((bubble, insertion, mean) => mean(bubble) < mean(insertion))
        {
            ["bubble"] = Operand.Of(composer.GetNext, numbers => new BubbleSort().Sort(numbers)),
            ["insertion"] = Operand.Of(composer.GetNext, numbers => new InsertionSort().Sort(numbers)),
        };
    }
}
