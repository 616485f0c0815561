namespace SplNet.Tests.Constructs.Kinds;

/// <summary>LINQ.</summary>
internal static class Queries
{
    private const string Group = "LINQ";

    public static IReadOnlyList<Construct> All =>
    [
        Construct.Of(Group, "Sum of an array", static _ => Given.Numbers.Sum()),
        Construct.Of(Group, "Any with a condition, List", static _ => Given.List.Any(static x => x > 8) ? 1 : 0),
        Construct.Of(Group, "Any with a condition, array", static _ => Given.Numbers.Any(static x => x > 8) ? 1 : 0),
        Construct.Of(Group, "Count with a condition that captures", static i => Given.Numbers.Count(x => x > i)),
        Construct.Of(Group, "First of a List", static _ => Given.List.First()),
        Construct.Of(Group, "Where and Sum", static _ => Given.Numbers.Where(static x => x > 2).Sum()),
        Construct.Of(
            Group,
            "Where in a foreach",
            static _ => { var sum = 0; foreach (var x in Given.Numbers.Where(static x => x > 2)) sum += x; return sum; }),
        Construct.Of(Group, "Select and ToArray", static _ => Given.Numbers.Select(static x => x + 1).ToArray().Length),
        Construct.Of(Group, "OrderBy and First", static _ => Given.Numbers.OrderBy(static x => x).First()),
        Construct.Of(Group, "Range and Sum", static _ => Enumerable.Range(0, 10).Sum()),
        Construct.Of(Group, "Contains of a sequence", static i => Given.SequenceOfArray.Contains(i) ? 1 : 0),
    ];
}
