namespace SplNet.Evaluation.Progress;

/// <summary>Shows people where things stand.</summary>
internal interface IProgressDisplay
{
    /// <summary>Something has begun or ended.</summary>
    void Announce(string text);

    /// <summary>Something goes on; a display may leave out many of these.</summary>
    void Update(string text);

    /// <summary>Makes room for what the program itself prints.</summary>
    void Clear();
}
