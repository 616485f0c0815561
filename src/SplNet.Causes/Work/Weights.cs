namespace SplNet.Causes.Work;

/// <summary>
/// The relative weights of counts, approximately in nanoseconds. They order causes and are shown nowhere: an
/// instruction of a counted program does not show the exact time of the program itself.
/// </summary>
internal static class Weights
{
    public const double Instruction = 0.25;
    public const double Call = 0.3;
    public const double AllocatedByte = 0.2;
    public const double Object = 8;
    public const double Exception = 3000;
    public const double CopiedByte = 0.03;
}
