using SplNet;

namespace PerformanceProject;

[TestClass]
public class PerformanceTests
{
    private static readonly int[] Numbers = [.. Enumerable.Range(0, 10_000)];
    private static readonly HashSet<int> Set = [.. Numbers];

    [TestMethod]
    public void ASet_IsFasterThanAnArray() => Spl.Faster(() => Set.Contains(4711), () => Array.IndexOf(Numbers, 4711));

    [TestMethod]
    [SplFile("perf.spl")]
    public void Requirements(SplRequirement requirement) => requirement.Assert();
}
