namespace SplNet.Calibration.Streams.Published;

/// <summary>A rule that others publish: an alarm from stored means alone.</summary>
internal interface IPublishedRule
{
    /// <summary>Whose rule it is.</summary>
    string Name { get; }

    /// <summary>True if a series seems slower at a commit.</summary>
    /// <param name="stored">Its log means.</param>
    /// <param name="commit">The commit, the last one that the rule may see.</param>
    /// <param name="reported">The last commit about which an alarm was raised; the rule moves it on.</param>
    bool Alarms(double[] stored, int commit, ref int reported);
}
