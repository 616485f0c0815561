namespace SplNet.Samples;

/// <summary>Sorts in place by inserting each element into the sorted ones before it.</summary>
public sealed class InsertionSort
{
    /// <summary>Sorts a list in ascending order.</summary>
    /// <param name="list">The list.</param>
    [Spl("SELF[Collections.Unsorted](1000) < BubbleSort.Sort[Collections.Unsorted](1000)")]
    public void Sort(IList<int> list)
    {
        for (var next = 1; next < list.Count; next++)
        {
            var value = list[next];
            var place = next - 1;
            while (place >= 0 && list[place] > value)
            {
                list[place + 1] = list[place];
                place--;
            }

            list[place + 1] = value;
        }
    }
}
