namespace SplNet.Tests.Constructs.Kinds;

/// <summary>Objects that nobody keeps.</summary>
internal static class Objects
{
    private const string Group = "Objects";

    public static IReadOnlyList<Construct> All =>
    [
        Construct.Of(Group, "object that does not escape", static i => { var thing = new object(); return thing is null ? 0 : i; }),
        Construct.Of(Group, "record that does not escape", static i => new Point(i, 1).X),
        Construct.Of(Group, "record with a change", static i => (Given.PointOf(1) with { X = i }).X),
        Construct.Of(Group, "record passed on", static i => Given.XOf(new Point(i, 1))),
        Construct.Of(Group, "record returned", static i => Given.PointOf(i).X),
        Construct.Of(Group, "record struct", static i => new RecordKey(i, 1).X),
        Construct.Of(Group, "tuple (1, 2)", static i => { var pair = (i, 1); return pair.i; }),
        Construct.Of(Group, "Tuple.Create", static i => Tuple.Create(i, 1).Item1),
    ];
}
