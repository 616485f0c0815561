namespace SplNet.Samples;

/// <summary>Sorts in place by swapping neighbours until none is out of order.</summary>
public sealed class BubbleSort
{
    /// <summary>Sorts a list in ascending order.</summary>
    /// <param name="list">The list.</param>
    public void Sort(IList<int> list)
    {
        for (var end = list.Count - 1; end > 0; end--)
        {
            for (var index = 0; index < end; index++)
            {
                if (list[index] > list[index + 1])
                    (list[index], list[index + 1]) = (list[index + 1], list[index]);
            }
        }
    }
}
