namespace SplNet.Views.Histories;

/// <summary>The mark of a change in pictures; the shape says as much as the colour.</summary>
internal enum ChangeMark
{
    /// <summary>Confirmed and slower: a triangle that points up.</summary>
    Slower,

    /// <summary>Confirmed and faster: a triangle that points down.</summary>
    Faster,

    /// <summary>Shown by one session, or by one but not by another: an empty circle.</summary>
    Open,

    /// <summary>Caused by the machine and not by the code: a diamond.</summary>
    Environment,

    /// <summary>Wanted by people: a square.</summary>
    Accepted,

    /// <summary>Proposed by stored values but not shown: a cross.</summary>
    NotShown,

    /// <summary>Suggested by stored values alone, which cannot be measured again: a plus.</summary>
    Unconfirmed,
}
