namespace SplNet.Tests.Constructs.Kinds;

/// <summary>Arrays, spans, parameters and collection expressions.</summary>
internal static class Arrays
{
    private const string Group = "Arrays and spans";

    public static IReadOnlyList<Construct> All =>
    [
        Construct.Of(
            Group, "array of four that does not escape", static i => { var array = new int[4]; array[i & 3] = i; return array[1]; }),
        Construct.Of(
            Group,
            "array of unknown length that does not escape",
            static i => { var array = new int[(i & 3) + 1]; array[0] = i; return array[0]; }),
        Construct.Of(Group, "stackalloc", static i => { Span<int> span = stackalloc int[4]; span[i & 3] = i; return span[1]; }),
        Construct.Of(Group, "params int[]", static i => Given.CountOf(i, 2, 3)),
        Construct.Of(Group, "params int[] without arguments", static _ => Given.CountOf()),
        Construct.Of(Group, "params object[] of two numbers", static i => Given.CountOfObjects(i, 2)),
        Construct.Of(Group, "params ReadOnlySpan<int>", static i => Given.CountOfSpan(i, 2, 3)),
        Construct.Of(
            Group,
            "collection expression of constants as ReadOnlySpan",
            static i => { ReadOnlySpan<int> span = [1, 2, 3]; return span[i % 3]; }),
        Construct.Of(
            Group,
            "collection expression of values as ReadOnlySpan",
            static i => { ReadOnlySpan<int> span = [i, 2, 3]; return span[i % 3]; }),
        Construct.Of(Group, "collection expression as an array", static i => { int[] array = [i, 2, 3]; return array.Length; }),
        Construct.Of(Group, "collection expression as List", static i => { List<int> list = [i, 2, 3]; return list.Count; }),
        Construct.Of(
            Group,
            "collection expression as IEnumerable",
            static i => { IEnumerable<int> sequence = [i, 2, 3]; return sequence is null ? 0 : 1; }),
        Construct.Of(Group, "spread into an array", static i => { int[] array = [i, .. Given.Numbers]; return array.Length; }),
        Construct.Of(Group, "range of an array", static _ => Given.Numbers[1..3].Length),
        Construct.Of(Group, "range of a span", static _ => Given.Numbers.AsSpan()[1..3].Length),
    ];
}
