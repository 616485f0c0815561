namespace SplNet.Measuring;

/// <summary>The objects that this process can still reach.</summary>
internal static class LiveHeap
{
    /// <summary>Collects garbage.</summary>
    /// <returns>The bytes of what is left, counted exactly by the collection.</returns>
    public static long Bytes()
    {
        // An object with a finalizer is only gone after the second collection.
        GC.Collect();
        GC.WaitForPendingFinalizers();
        GC.Collect();

        // Not the size of the heap, which has gaps and the rest of what threads allocate from.
        return GC.GetGCMemoryInfo(GCKind.FullBlocking).PromotedBytes;
    }
}
