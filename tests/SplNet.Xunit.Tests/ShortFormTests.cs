namespace SplNet.Xunit.Tests;

public sealed class ShortFormTests
{
    private readonly int[] array = [.. Enumerable.Range(0, 10_000)];
    private readonly HashSet<int> hashSet = [.. Enumerable.Range(0, 10_000)];

    [Fact]
    public void Hash_lookup_beats_list_lookup() =>
        new Experiment((hash, list, mean) => mean(hash) * 2 < mean(list)) {
            ["hash"] = Operand.Of(() => hashSet.Contains(4711)),
            ["list"] = Operand.Of(() => array.Contains(4711)),
        }.Assert();
}
