namespace SplNet.Tool.Sharding;

/// <summary>A document that may hold a part of what several machines measure.</summary>
internal interface IMeasuredPart
{
    /// <summary>Which part of the whole it holds; null for the whole.</summary>
    MeasuredShard? Shard { get; }
}
