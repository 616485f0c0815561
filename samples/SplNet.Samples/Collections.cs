namespace SplNet.Samples;

/// <summary>
/// Workload and instances of listing 4 of the paper: the measured method, its arguments and its object are kept apart.
/// The file collections.spl states the same as the attribute.
/// </summary>
[Spl(
    "forall i in 10, 100, 500, 1000: " +
    "LinkedList<int>.Contains[RandomSearch, FactoryLinkedList](i) > List<int>.Contains[RandomSearch, FactoryArrayList](i)",
    Name = "linked lists are slower to search")]
public static class Collections
{
    /// <summary>A key that the collection has.</summary>
    /// <param name="size">The size of the collection.</param>
    /// <param name="random">The random numbers of the run.</param>
    public static int RandomSearch(int size, Random random) => random.Next(size);

    /// <summary>A linked list of so many numbers.</summary>
    /// <param name="size">The size.</param>
    public static ICollection<int> FactoryLinkedList(int size) => Prepare(new LinkedList<int>(), size);

    /// <summary>An array list of so many numbers.</summary>
    /// <param name="size">The size.</param>
    public static ICollection<int> FactoryArrayList(int size) => Prepare(new List<int>(), size);

    /// <summary>A new array in random order.</summary>
    /// <param name="size">The size.</param>
    /// <param name="random">The random numbers of the run.</param>
    public static int[] Unsorted(int size, Random random) => [.. Enumerable.Range(0, size).Select(_ => random.Next())];

    private static ICollection<int> Prepare(ICollection<int> collection, int size)
    {
        for (var value = 0; value < size; value++)
            collection.Add(value);
        return collection;
    }
}
