using System.Globalization;
using SplNet.History.Confirming;

namespace SplNet.Tool.Histories;

/// <summary>Describes the placebo results of a class of machines for users.</summary>
internal static class PlaceboText
{
    /// <summary>Formats one line.</summary>
    /// <param name="placebo">The placebos.</param>
    /// <param name="confirmation">The options for confirming changes.</param>
    public static string Of(Placebo placebo, ConfirmationOptions confirmation)
    {
        if (placebo.Alarms is not { } alarms)
            return "placebo: not measured on such a machine yet, so changes need a margin of 1 %. Run: splnet history placebo …";
        var tau = placebo.Tau is { } known
            ? string.Create(CultureInfo.InvariantCulture, $"sessions disagree by τ = {100 * known:0.##} %, {Following(confirmation)}")
            : "too few to know how much sessions disagree, margin 1 %";
        var modes = confirmation.Pooled is null && placebo.Modes?.AreSeveral == true ? "; values have several modes" : string.Empty;
        return string.Create(
            CultureInfo.InvariantCulture, $"placebo: {alarms.Alarms} of {alarms.Trials} alarmed ({100 * alarms.Lower:0.##} to " +
                $"{100 * alarms.Upper:0.##} %); {tau}{modes}");
    }

    private static string Following(ConfirmationOptions confirmation) => confirmation switch
    {
        { Pooled: not null } => $"so up to {PooledSessions.Most} sessions after the first decide together",
        { Sessions: 1 } => string.Create(CultureInfo.InvariantCulture, $"margin {100 * confirmation.Margin:0.##} %"),
        _ => string.Create(CultureInfo.InvariantCulture, $"margin {100 * confirmation.Margin:0.##} %, {confirmation.Sessions} sessions"),
    };
}
