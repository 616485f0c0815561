namespace SplNet.Tests.Measuring;

/// <summary>Sorts in place, and refuses what is sorted.</summary>
internal sealed class PickySort
{
    public void Sort(int[] values)
    {
        if (values[0] < values[^1])
            throw new InvalidOperationException("This array was sorted before.");
        Array.Sort(values);
    }
}
