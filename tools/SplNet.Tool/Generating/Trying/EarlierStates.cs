using SplNet.Processes.Trials;

namespace SplNet.Tool.Generating.Trying;

/// <summary>The states of tests in the manifest of an earlier generation.</summary>
/// <param name="States">The states of tests and rows.</param>
/// <param name="Hold">True if they are valid without another trial: neither the build of the tests nor the options have changed.</param>
internal sealed record EarlierStates(IReadOnlyDictionary<TrialSubject, EarlierState> States, bool Hold)
{
    /// <summary>The absence of an earlier generation.</summary>
    public static EarlierStates None { get; } = new(new Dictionary<TrialSubject, EarlierState>(), Hold: false);

    /// <summary>The state of a test or row; null if unknown.</summary>
    public EarlierState? Of(TrialSubject subject) => States.GetValueOrDefault(subject);

    /// <summary>True if a test or row needs no trial.</summary>
    public bool Settle(TrialSubject subject) => Hold && States.ContainsKey(subject);
}
