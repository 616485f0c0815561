using Sut;

public static class Workload
{
    public static object Run() => new Archive(60) is var archive ? archive.First() + (archive.Has("Volume 7") ? 1 : 0) : 0;
}
