using System.Globalization;
using SplNet.History.Confirming;

namespace SplNet.Tool.Histories;

/// <summary>What placebos say of a class of machines, for people.</summary>
internal static class PlaceboText
{
    /// <summary>One line.</summary>
    public static string Of(Placebo placebo)
    {
        if (placebo.Alarms is not { } alarms)
            return "placebo: nothing was measured against itself on such a machine, so changes need a margin of 1 %: splnet history placebo …";
        var tau = placebo.Tau is { } known
            ? string.Create(CultureInfo.InvariantCulture, $"sessions disagree by τ = {100 * known:0.##} %, margin {100 * ChangeMargin.Of(History.Proposing.ChangeDirection.Slower, known):0.##} %")
            : "too few to tell by how much sessions disagree, margin 1 %";
        var modes = placebo.Modes?.AreSeveral == true ? "; values have several modes, so three sessions must show a change" : string.Empty;
        return string.Create(CultureInfo.InvariantCulture, $"placebo: {alarms.Alarms} of {alarms.Trials} alarmed ({100 * alarms.Lower:0.##} to {100 * alarms.Upper:0.##} %); {tau}{modes}");
    }
}
