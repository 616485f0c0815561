namespace SplNet.Tests.Constructs.Kinds;

/// <summary>Values as objects and interfaces.</summary>
internal static class Boxes
{
    private const string Group = "Boxing";

    public static IReadOnlyList<Construct> All =>
    [
        Construct.Of(Group, "number as object, unboxed in place", static i => { object box = i; return (int)box; }),
        Construct.Of(Group, "number as object, passed on", static i => Given.Hash(i)),
        Construct.Of(
            Group,
            "null of int? as object, or a number",
            static i => { int? number = i; object? box = number; return box is null ? 0 : 1; }),
        Construct.Of(Group, "object.Equals of numbers", static i => Equals(i, 5) ? 1 : 0),
        Construct.Of(Group, "Equals of an enum", static i => ((Day)(i & 1)).Equals(Day.Monday) ? 1 : 0),
        Construct.Of(Group, "GetHashCode of an enum", static i => ((Day)(i & 1)).GetHashCode()),
        Construct.Of(Group, "CompareTo of an enum", static i => ((Day)(i & 1)).CompareTo(Day.Monday)),
        Construct.Of(Group, "HasFlag", static i => ((Access)(i & 3)).HasFlag(Access.Read) ? 1 : 0),
        Construct.Of(Group, "ToString of an enum", static i => ((Day)(i & 1)).ToString().Length),
        Construct.Of(Group, "structure by its interface, in place", static i => ((IComparable<int>)i).CompareTo(5)),
        Construct.Of(Group, "structure by its interface, passed on", static i => Given.Compare(i, 5)),
        Construct.Of(Group, "structure by a constraint", static i => Given.CompareAny(i, 5)),
        Construct.Of(Group, "Equals of a structure that has none", static i => new PlainKey(i, 1).Equals(new PlainKey(i, 1)) ? 1 : 0),
        Construct.Of(Group, "GetHashCode of a structure that has none", static i => new PlainKey(i, 1).GetHashCode()),
    ];
}
