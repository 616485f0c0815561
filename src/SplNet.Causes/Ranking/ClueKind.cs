namespace SplNet.Causes.Ranking;

/// <summary>What was counted on both sides, per operation.</summary>
internal enum ClueKind
{
    /// <summary>Calls of a method.</summary>
    Calls,

    /// <summary>Bytes that calls of a method outside of the library allocate, at equally many calls.</summary>
    BytesOfCalls,

    /// <summary>Equally many calls of a method outside of the library that take clearly longer, or less long; no time of theirs is told.</summary>
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

    /// <summary>How often a thread waits for a lock that another one holds.</summary>
    Contentions,

    /// <summary>How the runtime has compiled a method: the number of the tier.</summary>
    Tier,

    /// <summary>Garbage collections of the counted runs, whose memory is that of the operation without the rest of a program.</summary>
    Collections,

    /// <summary>Entries of the method.</summary>
    Entries,

    /// <summary>Copies of a struct.</summary>
    Copies,

    /// <summary>Bytes of a struct.</summary>
    Size,

    /// <summary>A field that this method touches in the changed lines, and that another one reads.</summary>
    SharedField,

    /// <summary>A field that this method writes, in lines that have not changed, and that another one reads.</summary>
    WrittenField,

    /// <summary>It is called by methods outside of the library that take longer.</summary>
    CalledBack,

    /// <summary>It calls a method that has not changed and does more for each call.</summary>
    OtherArguments,

    /// <summary>It is one of the few changed methods that did otherwise, and another one, which has not changed, does more.</summary>
    LeftOver,

    /// <summary>It ran in set-up alone, and nothing else is left to tell why another one, which has not changed, does more.</summary>
    SetUpAlone,

    /// <summary>One build has a state machine for an async method, and the runtime of the other suspends it.</summary>
    AsyncBody,

    /// <summary>What the runtime is told of the method: whether it may be inlined, for one.</summary>
    Implementation,
}
