namespace SplNet.History.Proposing;

/// <summary>The direction in which a series moved. Every metric of a series is a cost, so larger is worse.</summary>
internal enum ChangeDirection
{
    /// <summary>Its values became larger.</summary>
    Slower,

    /// <summary>Its values became smaller.</summary>
    Faster,
}
