namespace SplNet.Replaying;

/// <summary>What a measuring process runs again.</summary>
internal enum ReplayTargetKind : byte
{
    Program,
    Test,
    Requirement,
}
