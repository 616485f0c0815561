using System.Buffers;

namespace SplNet.Tests.Constructs.Kinds;

/// <summary>Collections, their keys and their order.</summary>
internal static class Collections
{
    private const string Group = "Collections";

    private static readonly List<int> Reused = [];

    public static IReadOnlyList<Construct> All =>
    [
        Construct.Of(Group, "Dictionary by a string", static _ => Given.ByText["one"]),
        Construct.Of(Group, "Dictionary by a part of a string", static _ =>
            Given.ByText.GetAlternateLookup<ReadOnlySpan<char>>()[Given.Sentence.AsSpan(0, 3)]),
        Construct.Of(Group, "Dictionary by an enum", static _ => Given.ByDay[Day.Monday]),
        Construct.Of(Group, "Dictionary by a structure without IEquatable", static _ => Given.ByPlainKey[new PlainKey(1, 2)]),
        Construct.Of(Group, "Dictionary by a record struct", static _ => Given.ByRecordKey[new RecordKey(1, 2)]),
        Construct.Of(Group, "Dictionary by a tuple", static _ => Given.ByTuple[(1, 2)]),
        Construct.Of(Group, "Contains of a structure without IEquatable", static _ => Given.PlainKeys.Contains(new PlainKey(3, 4)) ? 1 : 0),
        Construct.Of(Group, "Comparer<Day>.Default", static i => Comparer<Day>.Default.Compare((Day)(i & 1), Day.Monday)),
        Construct.Of(
            Group, "EqualityComparer<Day>.Default", static i => EqualityComparer<Day>.Default.Equals((Day)(i & 1), Day.Monday) ? 1 : 0),
        Construct.Of(Group, "List.Sort", static _ => { Given.List.Sort(); return 0; }),
        Construct.Of(Group, "List.Sort with a lambda", static _ => { Given.List.Sort(static (x, y) => y.CompareTo(x)); return 0; }),
        Construct.Of(Group, "List.Find with a capture", static i => Given.List.Find(x => x == i)),
        Construct.Of(Group, "List that is filled again", static i => { Reused.Clear(); Reused.Add(i); return Reused.Count; }),
        Construct.Of(Group, "new List, filled", static i => { var list = new List<int>(); list.Add(i); return list.Count; }),
        Construct.Of(
            Group,
            "ArrayPool",
            static _ => { var array = ArrayPool<int>.Shared.Rent(16); ArrayPool<int>.Shared.Return(array); return array.Length; }),
    ];
}
