namespace Routines;

/// <summary>Uses of small collections.</summary>
public static class Collecting
{
    public static int Recent(int[] numbers, int capacity)
    {
        var (order, known, found) = (new LinkedList<int>(), new Dictionary<int, LinkedListNode<int>>(), 0);
        foreach (var number in numbers)
        {
            if (known.TryGetValue(number, out var node))
            {
                found++;
                order.Remove(node);
            }
            else if (known.Count == capacity)
            {
                known.Remove(order.Last!.Value);
                order.RemoveLast();
            }

            known[number] = order.AddFirst(number);
        }

        return found;
    }

    public static int Ring(int[] numbers, int capacity)
    {
        var (ring, next, sum) = (new int[capacity], 0, 0);
        foreach (var number in numbers)
        {
            sum += number - ring[next];
            ring[next] = number;
            next = (next + 1) % capacity;
        }

        return sum;
    }

    public static int Groups(int[] numbers)
    {
        var parents = Enumerable.Range(0, numbers.Length).ToArray();
        var groups = numbers.Length;
        for (var index = 1; index < numbers.Length; index++)
        {
            var (left, right) = (Root(parents, index), Root(parents, numbers[index] % index));
            if (left == right)
                continue;
            parents[left] = right;
            groups--;
        }

        return groups;
    }

    public static int[] Queue(int[] numbers)
    {
        var queue = new PriorityQueue<int, int>();
        foreach (var number in numbers)
            queue.Enqueue(number, number);
        var taken = new int[numbers.Length];
        for (var index = 0; index < taken.Length; index++)
            taken[index] = queue.Dequeue();
        return taken;
    }

    public static bool IsBalanced(string text)
    {
        var open = new Stack<char>();
        foreach (var one in text)
        {
            if (one is '(' or '[')
                open.Push(one == '(' ? ')' : ']');
            else if (one is ')' or ']' && (!open.TryPop(out var wanted) || wanted != one))
                return false;
        }

        return open.Count == 0;
    }

    private static int Root(int[] parents, int index)
    {
        while (parents[index] != index)
            index = parents[index] = parents[parents[index]];
        return index;
    }
}
