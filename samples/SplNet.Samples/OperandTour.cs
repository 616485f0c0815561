namespace SplNet.Samples;

/// <summary>What operands and generators can say; building them measures nothing.</summary>
internal static class OperandTour
{
    public static void Build()
    {
        var sizes = Gen.Of(10, 100, 1000);
        var lists = from n in sizes
                    from list in Gen.Make(() => Enumerable.Range(0, n).ToList()).Cached()
                    from key in Gen.Ints(0, n)
                    select (list, key);

        new Experiment((search, scan, mean) => Spl.ForAll(sizes, n => mean(search[n]) <= mean(scan[n])))
        {
            ["search"] = Operand.Of(lists, x => x.list.BinarySearch(x.key)),
            ["scan"] = Operand.Of(lists, x => x.list.IndexOf(x.key)),
        };
    }

    public static void Products()
    {
        var grids = from rows in Gen.Exponential(10, 1000, 10)
                    from columns in Gen.Range(1, 3)
                    select (rows, columns);
        new Experiment((fill, mean) => mean(fill[10, 1]) < mean(fill[1000, 3]) & Spl.ForAll(grids, size => mean(fill[size]) < 1.Seconds()))
        {
            ["fill"] = Operand.Of(grids, size => new double[size.rows * size.columns]),
        };
    }

    public static void Separate()
    {
        var sizes = Gen.Of(10, 100, 500, 1000);
        var randomSearch = from n in sizes from key in Gen.Ints(0, n) select key;
        var factoryLinkedList = from n in sizes select new LinkedList<int>(Enumerable.Range(0, n));
        var factoryArrayList = from n in sizes select new List<int>(Enumerable.Range(0, n));
        var contains = FunctorFactory.Create((ICollection<int> collection) => collection.Contains(Arg.Of<int>()));

        new Experiment((linkedlist, arraylist, mean) => Spl.ForAll(sizes, i => mean(linkedlist[i]) > mean(arraylist[i])))
        {
            ["linkedlist"] = new MethodOperand(contains, randomSearch, factoryLinkedList).Reinstantiate(every: 5),
            ["arraylist"] = new MethodOperand(contains, randomSearch, factoryArrayList).Reinstantiate(every: 5),
        };
    }

    public static IEnumerable<Operand> Phases()
    {
        var queue = new Queue<int>();
        yield return Operand.Of(() => queue.Enqueue(1))
            .SetUp(() => queue.EnsureCapacity(1_000_000))
            .SetUp(queue.Clear, Each.Iteration)
            .Validate(() => queue.Count > 0, Each.Iteration)
            .CleanUp(async () => await Console.Out.FlushAsync());

        byte[] data = [.. Enumerable.Range(0, 10_000).Select(static value => (byte)value)];
        yield return Operand.Custom(m =>
        {
            var stream = new MemoryStream(data);
            while (m.NeedsMore())
            {
                stream.Position = 0;
                m.Start();
                stream.CopyTo(Stream.Null);
                m.End();
            }
        });
    }
}
