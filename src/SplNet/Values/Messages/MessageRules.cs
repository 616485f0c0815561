namespace SplNet.Values.Messages;

/// <summary>All kinds of messages that results have.</summary>
internal static partial class MessageRules
{
    /// <summary>All of them, by their codes.</summary>
    public static IReadOnlyList<MessageRule> All =>
    [
        InvalidOption, InvalidFormula, UnboundOperand, UnusableOperand, InvalidRequirement,
        NotReplayable, NotPossibleInIsolation, CoverageCounted, DebuggerAttached, Unoptimised, ReuseImpossible, NativeProgram,
        BaselineUnknown, WaitedInVain,
        VersionUnavailable, OperandFailed, NoAnswer, NoSuchTest, NoUsableValue, CannotDecide, NothingLearnt,
        OutputNotWritten, InternalError,
        UnoptimisedAccepted, OptionWithoutEffect, ChangedData, UnfinishedResult, BytesOfOthers, DifferentParts, OneAfterTheOther,
        RunEndedByBudget, TimeBudgetSpent, FewerIterations, VaryingProcesses,
        BatchesOfCalls, CoarseProcessorTime, BusyMachine, NoLock, CleanUpFailed, FileNotWritten, NoBaseline, ProfiledLimit, FormulaWarning,
        InThisProcess, LoadedHere, LittleLearnt,
        BaselineUsed, VersionUsed, RuntimeUsed, ReusedRuns, ToolchainUsed, Conclusion, NotEvaluated, InstructionsCounted, Learnt,
    ];
}
