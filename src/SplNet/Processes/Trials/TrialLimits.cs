using SplNet.UnitTests.Candidates;

namespace SplNet.Processes.Trials;

/// <summary>
/// How strong the evidence against a test must be. A test near a limit keeps its earlier state: to change it takes more
/// evidence than to keep it.
/// </summary>
/// <param name="Accepted">The reasons that the user has switched off.</param>
/// <param name="Earlier">The reason for which an earlier generation refused the test; empty if it became a benchmark, null
/// if it is not known.</param>
internal sealed record TrialLimits(IReadOnlyCollection<string> Accepted, string? Earlier)
{
    private const double Margin = 1.5;

    /// <summary>The factor for a limit: 1 for a test that is not known.</summary>
    /// <param name="reason">The reason for which the test would be refused.</param>
    public double FactorFor(string reason) => Earlier is null ? 1 : Earlier.Length == 0 ? Margin : Earlier == reason ? 1 / Margin : 1;

    /// <summary>True if a test may be refused for a reason.</summary>
    public bool MayRefuse(string reason) => !Accepted.Contains(reason, StringComparer.Ordinal);

    /// <summary>The refusal, if evidence is strong enough; null otherwise.</summary>
    /// <param name="reason">The reason, one of <see cref="Refusals"/>.</param>
    /// <param name="evidence">The measured value as a multiple of its limit.</param>
    /// <param name="detail">The detail of the refusal.</param>
    public Refusal? Judge(string reason, double evidence, string detail = "") =>
        MayRefuse(reason) && evidence > FactorFor(reason) ? new Refusal(reason, detail) : null;
}
