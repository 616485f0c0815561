using System.Text.Json;
using SplNet.History.Confirming;
using SplNet.History.Proposing;
using SplNet.History.Stores;

namespace SplNet.Tool.Histories;

/// <summary>What an event about a change rests on, as the history keeps it.</summary>
internal sealed record ChangeEvidence
{
    private static readonly JsonSerializerOptions Options = new()
    {
        PropertyNamingPolicy = JsonNamingPolicy.CamelCase,
        NumberHandling = System.Text.Json.Serialization.JsonNumberHandling.AllowNamedFloatingPointLiterals,
        Converters = { new System.Text.Json.Serialization.JsonStringEnumConverter() },
    };

    /// <summary>Which way.</summary>
    public required ChangeDirection Direction { get; init; }

    /// <summary>The commit that it was compared with.</summary>
    public required string Baseline { get; init; }

    /// <summary>The claim that was measured, with its margin.</summary>
    public required string Claim { get; init; }

    /// <summary>What the session has measured, where sessions decide together and the figures below are those of all; null elsewhere.</summary>
    public SessionEffect? Effect { get; init; }

    /// <summary>The value at the commit as a multiple of that at the baseline.</summary>
    public double Ratio { get; init; } = double.NaN;

    /// <summary>The lower end of its interval.</summary>
    public double Lower { get; init; } = double.NaN;

    /// <summary>The upper end of its interval.</summary>
    public double Upper { get; init; } = double.NaN;

    /// <summary>The p-value of the claim.</summary>
    public double PValue { get; init; } = 1;

    /// <summary>The runs of each side, of all sessions that decide together.</summary>
    public int Runs { get; init; }

    /// <summary>True if the answer leaves a change likely.</summary>
    public bool LeavesItOpen { get; init; }

    /// <summary>True if a change as large as margin and resolution is excluded.</summary>
    public bool Excludes { get; init; }

    /// <summary>True if more blocks would hardly have shown a change.</summary>
    public bool GivenUp { get; init; }

    /// <summary>True if the answer speaks for code that is as it was, see <see cref="History.Confirming.Refusals"/>.</summary>
    [System.Text.Json.Serialization.JsonIgnore]
    public bool IsRefusal => Excludes || GivenUp;

    /// <summary>The commit from which on the reference begins anew; null where it stays.</summary>
    public string? RestartsFrom { get; init; }

    /// <summary>The commit that was checked out when it was measured; empty where an older version measured it.</summary>
    public string Head { get; init; } = string.Empty;

    /// <summary>The commits of which one has the change, as the search has named them, in their order; none where it has named none.</summary>
    public IReadOnlyList<string> Culprits { get; init; } = [];

    /// <summary>When the machine was started, by its own clock.</summary>
    public DateTimeOffset Started { get; init; }

    /// <summary>Which start that was, see <see cref="MachineStart"/>.</summary>
    public string Boot { get; init; } = string.Empty;

    /// <summary>How long it had run when the check began.</summary>
    public TimeSpan Uptime { get; init; }

    /// <summary>The command that measures it again.</summary>
    public string Repeat { get; init; } = string.Empty;

    /// <summary>The command that searches the commits for the one that has the change; empty where none can be stated.</summary>
    public string Search { get; init; } = string.Empty;

    /// <summary>The evidence of an event.</summary>
    /// <exception cref="HistoryException">It is damaged, or another program has written it.</exception>
    public static ChangeEvidence Of(HistoryEvent happened)
    {
        try
        {
            return JsonSerializer.Deserialize<ChangeEvidence>(happened.Evidence, Options) ?? throw new JsonException("it is empty");
        }
        catch (JsonException damaged)
        {
            throw new HistoryException($"The evidence of what happened on {StoredTime.Write(happened.At)} to the series {happened.Series} cannot be read: {damaged.Message}", damaged);
        }
    }

    /// <summary>An event about a change.</summary>
    /// <param name="at">When.</param>
    /// <param name="kind">What.</param>
    /// <param name="series">The key of the series.</param>
    /// <param name="commit">The commit that was measured.</param>
    public HistoryEvent Event(DateTimeOffset at, string kind, string series, string commit) => new(at, kind, series, commit, string.Empty, JsonSerializer.Serialize(this, Options));
}
