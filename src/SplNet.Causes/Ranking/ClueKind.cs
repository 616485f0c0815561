namespace SplNet.Causes.Ranking;

/// <summary>The kinds of counts on both sides, per operation.</summary>
internal enum ClueKind
{
    /// <summary>Calls of a method.</summary>
    Calls,

    /// <summary>Bytes that calls of a method outside of the library allocate, at equally many calls.</summary>
    BytesOfCalls,

    /// <summary>
    /// Equally many calls of a method outside of the library that take clearly longer, or less long; their time is not reported.
    /// </summary>
    SlowerCalls,

    /// <summary>Objects or arrays of a type.</summary>
    Objects,

    /// <summary>Boxes of a type.</summary>
    Boxes,

    /// <summary>Own instructions of IL.</summary>
    Instructions,

    /// <summary>Exceptions that are caught.</summary>
    Exceptions,

    /// <summary>Exceptions of a type that are thrown anywhere.</summary>
    Thrown,

    /// <summary>How often a thread waits for a lock that another thread holds.</summary>
    Contentions,

    /// <summary>How the runtime has compiled a method: the number of the tier.</summary>
    Tier,

    /// <summary>Garbage collections of the counted runs, whose memory is the operation's without the rest of a program.</summary>
    Collections,

    /// <summary>Entries of the method.</summary>
    Entries,

    /// <summary>Copies of a struct.</summary>
    Copies,

    /// <summary>Bytes of a struct.</summary>
    Size,

    /// <summary>A field that this method uses in the changed lines, and that another method reads.</summary>
    SharedField,

    /// <summary>A field that this method writes, in lines that have not changed, and that another method reads.</summary>
    WrittenField,

    /// <summary>Methods outside of the library that take longer call it.</summary>
    CalledBack,

    /// <summary>It calls a method that has not changed and does more for each call.</summary>
    OtherArguments,

    /// <summary>It is one of the few changed methods whose counts differ, and an unchanged method does more.</summary>
    LeftOver,

    /// <summary>It ran in set-up alone, and nothing else remains to explain why an unchanged method does more.</summary>
    SetUpAlone,

    /// <summary>One build has a state machine for an async method, and the runtime of the other suspends it.</summary>
    AsyncBody,

    /// <summary>The implementation flags of the method: for example, whether it may be inlined.</summary>
    Implementation,
}
