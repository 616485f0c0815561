using System.Text.Json;
using SplNet.History.Confirming;
using SplNet.History.Proposing;
using SplNet.History.Stores;

namespace SplNet.Tool.Histories;

/// <summary>The evidence for an event about a change, as stored in the history.</summary>
internal sealed record ChangeEvidence
{
    private static readonly JsonSerializerOptions Options = new()
    {
        PropertyNamingPolicy = JsonNamingPolicy.CamelCase,
        NumberHandling = System.Text.Json.Serialization.JsonNumberHandling.AllowNamedFloatingPointLiterals,
        Converters = { new System.Text.Json.Serialization.JsonStringEnumConverter() },
    };

    /// <summary>The direction of the change.</summary>
    public required ChangeDirection Direction { get; init; }

    /// <summary>The commit of the comparison.</summary>
    public required string Baseline { get; init; }

    /// <summary>The claim that was measured, with its margin.</summary>
    public required string Claim { get; init; }

    /// <summary>
    /// The effect measured in this session, if sessions decide together and the other values describe all of them; otherwise null.
    /// </summary>
    public SessionEffect? Effect { get; init; }

    /// <summary>The ratio of the value at the commit to the value at the baseline.</summary>
    public double Ratio { get; init; } = double.NaN;

    /// <summary>The lower end of its interval.</summary>
    public double Lower { get; init; } = double.NaN;

    /// <summary>The upper end of its interval.</summary>
    public double Upper { get; init; } = double.NaN;

    /// <summary>The p-value of the claim.</summary>
    public double PValue { get; init; } = 1;

    /// <summary>The runs per side, in all sessions that decide together.</summary>
    public int Runs { get; init; }

    /// <summary>True if the result leaves a change likely.</summary>
    public bool LeavesItOpen { get; init; }

    /// <summary>True if the result excludes a change as large as margin plus resolution.</summary>
    public bool Excludes { get; init; }

    /// <summary>True if more runs are unlikely to show a change.</summary>
    public bool GivenUp { get; init; }

    /// <summary>True if the result indicates unchanged code, see <see cref="History.Confirming.Refusals"/>.</summary>
    [System.Text.Json.Serialization.JsonIgnore]
    public bool IsRefusal => Excludes || GivenUp;

    /// <summary>The commit from which the reference restarts; null if it stays.</summary>
    public string? RestartsFrom { get; init; }

    /// <summary>The commit that was checked out during the measurement; empty if an older version measured it.</summary>
    public string Head { get; init; } = string.Empty;

    /// <summary>The commits found by the search, one of which has the change, in order; empty if there are none.</summary>
    public IReadOnlyList<string> Culprits { get; init; } = [];

    /// <summary>The start time of the machine, by its own clock.</summary>
    public DateTimeOffset Started { get; init; }

    /// <summary>The identity of that start, see <see cref="MachineStart"/>.</summary>
    public string Boot { get; init; } = string.Empty;

    /// <summary>The uptime when the check started.</summary>
    public TimeSpan Uptime { get; init; }

    /// <summary>The command that repeats the measurement.</summary>
    public string Repeat { get; init; } = string.Empty;

    /// <summary>The command that searches for the commit with the change; empty if there is none.</summary>
    public string Search { get; init; } = string.Empty;

    /// <summary>Reads the evidence of an event.</summary>
    /// <exception cref="HistoryException">The evidence is damaged, or a different program wrote it.</exception>
    public static ChangeEvidence Of(HistoryEvent happened)
    {
        try
        {
            return JsonSerializer.Deserialize<ChangeEvidence>(happened.Evidence, Options) ?? throw new JsonException("it is empty");
        }
        catch (JsonException damaged)
        {
            throw new HistoryException(
                $"The evidence of the event on {StoredTime.Write(happened.At)} in the series {happened.Series} cannot be " +
                $"read: {damaged.Message}",
                damaged);
        }
    }

    /// <summary>Creates an event about a change.</summary>
    /// <param name="at">The time.</param>
    /// <param name="kind">The kind of event.</param>
    /// <param name="series">The key of the series.</param>
    /// <param name="commit">The measured commit.</param>
    public HistoryEvent Event(DateTimeOffset at, string kind, string series, string commit) =>
        new(at, kind, series, commit, string.Empty, JsonSerializer.Serialize(this, Options));
}
