namespace SplNet.History.Proposing;

/// <summary>Which way a series moved. Every metric of a series is a cost, so that larger is worse.</summary>
internal enum ChangeDirection
{
    /// <summary>Its values became larger.</summary>
    Slower,

    /// <summary>Its values became smaller.</summary>
    Faster,
}
