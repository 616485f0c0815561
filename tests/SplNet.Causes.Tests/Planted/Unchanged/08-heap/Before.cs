namespace Sut;

/// <summary>Gives out its smallest item first.</summary>
public sealed class Heap<T>(IComparer<T> comparer)
{
    private readonly List<T> _items = [];

    public int Count => _items.Count;

    public void Push(T item)
    {
        _items.Add(item);
        Rise(_items.Count - 1);
    }

    public T Pop()
    {
        var first = _items[0];
        var last = _items.Count - 1;
        _items[0] = _items[last];
        _items.RemoveAt(last);
        Sink(0);
        return first;
    }

    private void Rise(int index)
    {
        while (index > 0 && IsBefore(index, (index - 1) / 2))
        {
            Swap(index, (index - 1) / 2);
            index = (index - 1) / 2;
        }
    }

    private void Sink(int index)
    {
        while (true)
        {
            var smallest = index;
            for (var child = 2 * index + 1; child <= 2 * index + 2 && child < _items.Count; child++)
            {
                if (IsBefore(child, smallest))
                    smallest = child;
            }

            if (smallest == index)
                return;
            Swap(index, smallest);
            index = smallest;
        }
    }

    private bool IsBefore(int left, int right) => comparer.Compare(_items[left], _items[right]) < 0;

    private void Swap(int left, int right) => (_items[left], _items[right]) = (_items[right], _items[left]);
}

/// <summary>Merges sorted lists into one.</summary>
public static class Merge
{
    public static List<int> All(IReadOnlyList<int[]> lists)
    {
        var heap = new Heap<(int Value, int List, int Index)>(Comparer<(int Value, int List, int Index)>.Default);
        for (var i = 0; i < lists.Count; i++)
        {
            if (lists[i].Length > 0)
                heap.Push((lists[i][0], i, 0));
        }

        var merged = new List<int>();
        while (heap.Count > 0)
        {
            var (value, list, index) = heap.Pop();
            merged.Add(value);
            if (index + 1 < lists[list].Length)
                heap.Push((lists[list][index + 1], list, index + 1));
        }

        return merged;
    }
}
