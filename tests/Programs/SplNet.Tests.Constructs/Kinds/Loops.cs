namespace SplNet.Tests.Constructs.Kinds;

/// <summary>foreach over all kinds of collections.</summary>
internal static class Loops
{
    private const string Group = "foreach";

    public static IReadOnlyList<Construct> All =>
    [
        Construct.Of(Group, "array", static _ => { var sum = 0; foreach (var x in Given.Numbers) sum += x; return sum; }),
        Construct.Of(Group, "List", static _ => { var sum = 0; foreach (var x in Given.List) sum += x; return sum; }),
        Construct.Of(Group, "Dictionary", static _ => { var sum = 0; foreach (var x in Given.Dictionary) sum += x.Key; return sum; }),
        Construct.Of(
            Group, "List as IEnumerable", static _ => { var sum = 0; foreach (var x in Given.SequenceOfList) sum += x; return sum; }),
        Construct.Of(
            Group, "array as IEnumerable", static _ => { var sum = 0; foreach (var x in Given.SequenceOfArray) sum += x; return sum; }),
        Construct.Of(
            Group, "List as IReadOnlyList", static _ => { var sum = 0; foreach (var x in Given.IndexedList) sum += x; return sum; }),
        Construct.Of(
            Group,
            "List as IReadOnlyList, by its index",
            static _ => { var sum = 0; for (var x = 0; x < Given.IndexedList.Count; x++) sum += Given.IndexedList[x]; return sum; }),
        Construct.Of(
            Group,
            "Dictionary as IReadOnlyDictionary",
            static _ => { var sum = 0; foreach (var x in Given.ReadOnlyDictionary) sum += x.Key; return sum; }),
        Construct.Of(Group, "iterator with yield", static _ => { var sum = 0; foreach (var x in Given.UpTo(5)) sum += x; return sum; }),
    ];
}
