namespace SplNet.Samples;

/// <summary>Requirements in one line, and one on many operands; they measure when they are called.</summary>
internal static class OneLine
{
    public static void Claims()
    {
        int[] array = [.. Enumerable.Range(0, 10_000)];
        var hashSet = array.ToHashSet();
        Spl.Faster(() => hashSet.Contains(4711), () => array.Contains(4711));
        Spl.Faster(() => hashSet.Contains(4711), () => array.Contains(4711), times: 100);
        Spl.Within(() => array.Contains(4711), 1.Milliseconds());
        Spl.AllocatesNothing(() => hashSet.Contains(4711));
        Spl.NotSlower(
            Operand.Of(Numbers, numbers => Array.Sort(numbers)),
            Operand.Of(Numbers, numbers => new InsertionSort().Sort(numbers)),
            tolerance: 0.05);
    }

    public static async Task ManyOperands(CancellationToken cancellationToken)
    {
        int[] array = [.. Enumerable.Range(0, 10_000)];
        var hashSet = array.ToHashSet();
        var list = array.ToList();
        var linked = new LinkedList<int>(array);
        var tree = new SortedSet<int>(array);
        await new Experiment("hash < tree && tree < list && array < linked && p99(tree) < 1 ms && allocated(hash) <= 0 B")
        {
            ["hash"] = Operand.Of(() => hashSet.Contains(4711)),
            ["tree"] = Operand.Of(() => tree.Contains(4711)),
            ["list"] = Operand.Of(() => list.Contains(4711)),
            ["array"] = Operand.Of(() => array.Contains(4711)),
            ["linked"] = Operand.Of(() => linked.Contains(4711)),
        }.AssertAsync(cancellationToken);
    }

    private static int[] Numbers() => [.. Enumerable.Range(0, 1000).Reverse()];
}
