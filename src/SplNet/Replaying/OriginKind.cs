namespace SplNet.Replaying;

/// <summary>Where a measuring process finds an experiment again.</summary>
internal enum OriginKind : byte
{
    Program,
    Test,
    Requirement,
}
