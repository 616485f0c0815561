namespace Routines;

/// <summary>Sorts copies of arrays.</summary>
public static class Sorting
{
    public static int[] Insertion(int[] numbers)
    {
        var sorted = (int[])numbers.Clone();
        for (var next = 1; next < sorted.Length; next++)
        {
            var (value, place) = (sorted[next], next);
            for (; place > 0 && sorted[place - 1] > value; place--)
                sorted[place] = sorted[place - 1];
            sorted[place] = value;
        }

        return sorted;
    }

    public static int[] Shell(int[] numbers)
    {
        var sorted = (int[])numbers.Clone();
        for (var gap = sorted.Length / 2; gap > 0; gap /= 2)
        {
            for (var next = gap; next < sorted.Length; next++)
            {
                var (value, place) = (sorted[next], next);
                for (; place >= gap && sorted[place - gap] > value; place -= gap)
                    sorted[place] = sorted[place - gap];
                sorted[place] = value;
            }
        }

        return sorted;
    }

    public static int[] Merge(int[] numbers)
    {
        if (numbers.Length < 2)
            return (int[])numbers.Clone();
        var (left, right) = (Merge(numbers[..(numbers.Length / 2)]), Merge(numbers[(numbers.Length / 2)..]));
        var (merged, l, r) = (new int[numbers.Length], 0, 0);
        for (var place = 0; place < merged.Length; place++)
            merged[place] = r == right.Length || (l < left.Length && left[l] <= right[r]) ? left[l++] : right[r++];
        return merged;
    }

    public static int[] Heap(int[] numbers)
    {
        var sorted = (int[])numbers.Clone();
        for (var root = (sorted.Length / 2) - 1; root >= 0; root--)
            Sink(sorted, root, sorted.Length);
        for (var end = sorted.Length - 1; end > 0; end--)
        {
            (sorted[0], sorted[end]) = (sorted[end], sorted[0]);
            Sink(sorted, 0, end);
        }

        return sorted;
    }

    public static int[] Counting(int[] numbers)
    {
        var (counts, sorted, place) = (new int[10_000], new int[numbers.Length], 0);
        foreach (var number in numbers)
            counts[number]++;
        for (var number = 0; number < counts.Length; number++)
        {
            for (var count = counts[number]; count > 0; count--)
                sorted[place++] = number;
        }

        return sorted;
    }

    private static void Sink(int[] heap, int root, int end)
    {
        for (var child = (2 * root) + 1; child < end; child = (2 * root) + 1)
        {
            if (child + 1 < end && heap[child + 1] > heap[child])
                child++;
            if (heap[root] >= heap[child])
                return;
            (heap[root], heap[child]) = (heap[child], heap[root]);
            root = child;
        }
    }
}
